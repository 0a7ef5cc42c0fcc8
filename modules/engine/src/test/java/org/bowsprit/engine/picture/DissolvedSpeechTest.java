package org.bowsprit.engine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.render.Frame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the screen effects that show the room without the text of speech until the text is drawn
 * again (spec 15, rule A).
 */
class DissolvedSpeechTest {

  private static final int ROOM = 5;
  private static final int ROOM_TOP = 16;
  private static final int TEXT_COLOUR = 201;
  private static final int TEXT_X = 104;
  private static final int TEXT_Y = 64;

  private final FramePainter painter = new FramePainter(bound -> 0);
  private final ScriptedGame game = new ScriptedGame();

  @ParameterizedTest(name = "effect {0}")
  @CsvSource({"134, true", "135, true", "128, false", "129, false"})
  void someEffectsHideSpeechUntilItIsDrawnAgain(int effect, boolean hidesText) {
    game.paintedRoom(ROOM, 320, 128)
        .withSetup(setup -> setup.withPainter(painter))
        .script(20, "screenEffect(" + effect + ");", "loadRoom(" + ROOM + ");")
        .script(21, "print(255,[Pos(100,60),Color(" + TEXT_COLOUR + "),Text(\"a\")]);")
        .script(22, "screenEffect(0);")
        .script(23, "lights(11,0,0);")
        .open()
        .run(20)
        .tick()
        .run(21)
        .tick();
    assertThat(pixel()).isEqualTo(TEXT_COLOUR);

    game.run(22).tick();
    assertThat(pixel())
        .isEqualTo(hidesText ? ScriptedGameRooms.colour(TEXT_X, TEXT_Y - ROOM_TOP) : TEXT_COLOUR);

    game.run(23).tick();
    assertThat(pixel())
        .as("the colour after the whole screen is drawn again")
        .isEqualTo(TEXT_COLOUR);
  }

  @ParameterizedTest(name = "effect {0}")
  @CsvSource({"134", "135"})
  void textWrittenInTheFrameOfTheEffectIsShown(int effect) {
    game.paintedRoom(ROOM, 320, 128)
        .withSetup(setup -> setup.withPainter(painter))
        .script(20, "screenEffect(" + effect + ");", "loadRoom(" + ROOM + ");")
        .script(
            21,
            "print(255,[Pos(100,60),Color(" + TEXT_COLOUR + "),Text(\"a\")]);",
            "screenEffect(0);")
        .open()
        .run(20)
        .tick()
        .run(21)
        .tick();

    assertThat(pixel()).isEqualTo(TEXT_COLOUR);
  }

  private int pixel() {
    return painter.frame().pixels()[TEXT_Y * Frame.WIDTH + TEXT_X] & 0xFF;
  }
}
