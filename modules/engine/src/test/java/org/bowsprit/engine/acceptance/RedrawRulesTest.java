package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.actors.Actor;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.screen.Redraw;
import org.bowsprit.engine.testing.StageRooms;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests redrawing (spec 14, rules 1, 2, 6 and 10; spec 15, rules C and K). */
class RedrawRulesTest {

  private final Theatre theatre = new Theatre();

  private Redraw redraw() {
    return theatre.world().redraw();
  }

  @Test
  void drawBoxDoesNotRequestARedrawOfActors() {
    theatre.script(20, "drawBox(0,20,319,100,7);").open().tick().run(20);

    assertThat(redraw().repainted().isEmpty()).isTrue();
  }

  @Test
  void shakingRequestsAFullRedrawOnlyWhenItChanges() {
    theatre.script(20, "ShakeOn();").script(21, "ShakeOff();").open().tick();

    assertThat(requestsFullRedraw(21)).as("off already").isFalse();
    assertThat(requestsFullRedraw(20)).isTrue();
    assertThat(requestsFullRedraw(20)).as("on already").isFalse();
    assertThat(requestsFullRedraw(21)).isTrue();
  }

  private boolean requestsFullRedraw(int script) {
    theatre.run(script);
    boolean everything = redraw().isAllRequested();
    theatre.tick();
    return everything;
  }

  @Test
  void noActorIsFoundAfterARoomChangeUntilItIsDrawn() {
    theatre
        .entry(
            StageRooms.SECOND,
            "putActorInRoom(1," + StageRooms.SECOND + ");",
            "Var[100] = actorFromPos(10,20);")
        .script(20, "Var[101] = actorFromPos(10,20);", "loadRoom(" + StageRooms.SECOND + ");")
        .open();
    Actor ego = theatre.world().cast().actor(Theatre.EGO);
    ego.drawnExtent().clear();
    ego.drawnExtent().addColumns(0, 2);
    ego.drawnExtent().addRows(0, 40);

    theatre.run(20);

    assertThat(theatre.variable(101)).isEqualTo(Theatre.EGO);
    assertThat(theatre.variable(100)).isZero();
  }

  @Test
  void withoutARoomADrawnActorIsStillFound() {
    theatre
        .script(20, "loadRoom(0);", "Var[100] = actorFromPos(10,20);")
        .script(21, "loadRoom(" + StageRooms.SECOND + ");", "Var[101] = actorFromPos(10,20);")
        .open();
    Actor ego = theatre.world().cast().actor(Theatre.EGO);
    ego.drawnExtent().clear();
    ego.drawnExtent().addColumns(0, 2);
    ego.drawnExtent().addRows(0, 40);

    theatre.run(20).tick().run(21);

    assertThat(theatre.variable(100)).isEqualTo(Theatre.EGO);
    assertThat(theatre.variable(101)).as("a real room empties the columns").isZero();
  }

  @Test
  void withoutARoomTheEndOfSpeechBlackensTheWindow() {
    FramePainter painter = new FramePainter(bound -> 0);
    theatre
        .withSetup(setup -> setup.withPainter(painter))
        .script(
            20, "loadRoom(0);", "drawBox(0,16,319,143,7);", "print(255,[Pos(10,50),Text(\"a\")]);")
        .script(21, "print(255,[Text(\" \")]);")
        .open()
        .run(20)
        .tick();
    assertThat(pixel(painter)).isEqualTo(7);

    theatre.run(21).tick();

    assertThat(pixel(painter)).isZero();
  }

  private static int pixel(FramePainter painter) {
    return painter.frame().pixels()[100 * Frame.WIDTH + 200];
  }

  @Test
  void dividingTheScreenDoesNotRequestARedraw() {
    theatre.script(20, "SetScreen(0,128);").open().tick().run(20);

    assertThat(redraw().isAllRequested()).isFalse();
    assertThat(redraw().isBackgroundRequested()).isFalse();
  }
}
