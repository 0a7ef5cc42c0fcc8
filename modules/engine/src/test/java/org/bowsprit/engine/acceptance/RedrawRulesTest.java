package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.actors.Actor;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.screen.Redraw;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/**
 * Tests which events make the engine draw the screen or the actors again (spec 14, rules 1, 2, 6
 * and 10; spec 15, rules C and K).
 */
class RedrawRulesTest {

  private final ScriptedGame game = new ScriptedGame();

  private Redraw redraw() {
    return game.world().redraw();
  }

  @Test
  void drawBoxDoesNotRequestARedrawOfActors() {
    game.script(20, "drawBox(0,20,319,100,7);").open().tick().run(20);

    assertThat(redraw().repainted().isEmpty()).isTrue();
  }

  @Test
  void shakeOnAndShakeOffRequestAFullRedrawOnlyIfTheyChangeTheShaking() {
    game.script(20, "ShakeOn();").script(21, "ShakeOff();").open().tick();

    assertThat(requestsFullRedraw(21))
        .as("a redraw is requested if shaking is already off")
        .isFalse();
    assertThat(requestsFullRedraw(20)).isTrue();
    assertThat(requestsFullRedraw(20))
        .as("a redraw is requested if shaking is already on")
        .isFalse();
    assertThat(requestsFullRedraw(21)).isTrue();
  }

  private boolean requestsFullRedraw(int script) {
    game.run(script);
    boolean isFullRedraw = redraw().isAllRequested();
    game.tick();
    return isFullRedraw;
  }

  @Test
  void noActorIsFoundAfterARoomChangeUntilItIsDrawn() {
    game.entryScript(
            ScriptedGameRooms.SECOND_ROOM,
            "putActorInRoom(1," + ScriptedGameRooms.SECOND_ROOM + ");",
            "Var[100] = actorFromPos(10,20);")
        .script(
            20,
            "Var[101] = actorFromPos(10,20);",
            "loadRoom(" + ScriptedGameRooms.SECOND_ROOM + ");")
        .open();
    Actor ego = game.world().cast().actor(ScriptedGame.EGO);
    ego.drawnExtent().clear();
    ego.drawnExtent().addColumns(0, 2);
    ego.drawnExtent().addRows(0, 40);

    game.run(20);

    assertThat(game.variable(101)).isEqualTo(ScriptedGame.EGO);
    assertThat(game.variable(100)).isZero();
  }

  @Test
  void withoutARoomADrawnActorIsStillFound() {
    game.script(20, "loadRoom(0);", "Var[100] = actorFromPos(10,20);")
        .script(
            21,
            "loadRoom(" + ScriptedGameRooms.SECOND_ROOM + ");",
            "Var[101] = actorFromPos(10,20);")
        .open();
    Actor ego = game.world().cast().actor(ScriptedGame.EGO);
    ego.drawnExtent().clear();
    ego.drawnExtent().addColumns(0, 2);
    ego.drawnExtent().addRows(0, 40);

    game.run(20).tick().run(21);

    assertThat(game.variable(100)).isEqualTo(ScriptedGame.EGO);
    assertThat(game.variable(101)).as("the actor found after a room has been loaded").isZero();
  }

  @Test
  void withoutARoomTheEndOfSpeechBlackensTheWindow() {
    FramePainter painter = new FramePainter(bound -> 0);
    game.withSetup(setup -> setup.withPainter(painter))
        .script(
            20, "loadRoom(0);", "drawBox(0,16,319,143,7);", "print(255,[Pos(10,50),Text(\"a\")]);")
        .script(21, "print(255,[Text(\" \")]);")
        .open()
        .run(20)
        .tick();
    assertThat(pixel(painter)).isEqualTo(7);

    game.run(21).tick();

    assertThat(pixel(painter)).isZero();
  }

  private static int pixel(FramePainter painter) {
    return painter.frame().pixels()[100 * Frame.WIDTH + 200];
  }

  @Test
  void dividingTheScreenDoesNotRequestARedraw() {
    game.script(20, "SetScreen(0,128);").open().tick().run(20);

    assertThat(redraw().isAllRequested()).isFalse();
    assertThat(redraw().isBackgroundRequested()).isFalse();
  }
}
