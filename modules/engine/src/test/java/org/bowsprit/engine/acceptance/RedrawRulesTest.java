package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.actors.Actor;
import org.bowsprit.engine.screen.Redraw;
import org.bowsprit.engine.testing.StageRooms;
import org.bowsprit.engine.testing.Theatre;
import org.junit.jupiter.api.Test;

/** Spec 14, rules 1, 2, 6 and 10: what random programs showed of what is drawn anew. */
class RedrawRulesTest {

  private final Theatre theatre = new Theatre();

  private Redraw redraw() {
    return theatre.world().redraw();
  }

  @Test
  void aBoxInTheRoomCoversActorsUntilTheyAreDrawnForAnotherReason() {
    theatre.script(20, "drawBox(0,20,319,100,7);").open().tick().run(20);

    assertThat(redraw().repainted().isEmpty()).isTrue();
  }

  @Test
  void shakingAsksForAFullRedrawOnlyWhereItChanges() {
    theatre.script(20, "ShakeOn();").script(21, "ShakeOff();").open().tick();

    assertThat(everythingAfter(21)).as("off already").isFalse();
    assertThat(everythingAfter(20)).isTrue();
    assertThat(everythingAfter(20)).as("on already").isFalse();
    assertThat(everythingAfter(21)).isTrue();
  }

  private boolean everythingAfter(int script) {
    theatre.run(script);
    boolean everything = redraw().isEverything();
    theatre.tick();
    return everything;
  }

  @Test
  void nobodyIsFoundAfterARoomChangeUntilItIsDrawn() {
    theatre
        .entry(
            StageRooms.SECOND,
            "putActorInRoom(1," + StageRooms.SECOND + ");",
            "Var[100] = actorFromPos(10,20);")
        .script(20, "Var[101] = actorFromPos(10,20);", "loadRoom(" + StageRooms.SECOND + ");")
        .open();
    Actor ego = theatre.world().cast().actor(Theatre.EGO);
    ego.drawn().clear();
    ego.drawn().addColumns(0, 2);
    ego.drawn().addRows(0, 40);

    theatre.run(20);

    assertThat(theatre.g(101)).isEqualTo(Theatre.EGO);
    assertThat(theatre.g(100)).isZero();
  }

  @Test
  void dividingTheScreenRedrawsNoRoom() {
    theatre.script(20, "SetScreen(0,128);").open().tick().run(20);

    assertThat(redraw().isEverything()).isFalse();
    assertThat(redraw().isBackground()).isFalse();
  }
}
