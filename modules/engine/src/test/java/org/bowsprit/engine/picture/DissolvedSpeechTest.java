package org.bowsprit.engine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.testing.StageRooms;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.render.Frame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests effects that show the room without the speech over it (spec 15, rule A). */
class DissolvedSpeechTest {

  private static final int ROOM = 5;
  private static final int TOP = 16;
  private static final int TEXT_COLOUR = 201;
  private static final int X = 104;
  private static final int Y = 64;

  private final FramePainter painter = new FramePainter(bound -> 0);
  private final Theatre theatre = new Theatre();

  @ParameterizedTest(name = "effect {0}")
  @CsvSource({"134, true", "135, true", "128, false", "129, false"})
  void theEffectHidesSpeechUntilItIsDrawnAgain(int effect, boolean withoutText) {
    theatre
        .paintedRoom(ROOM, 320, 128)
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

    theatre.run(22).tick();
    assertThat(pixel()).isEqualTo(withoutText ? StageRooms.colour(X, Y - TOP) : TEXT_COLOUR);

    theatre.run(23).tick();
    assertThat(pixel()).as("all is drawn again").isEqualTo(TEXT_COLOUR);
  }

  @ParameterizedTest(name = "effect {0}")
  @CsvSource({"134", "135"})
  void textWrittenInTheSameFrameIsShown(int effect) {
    theatre
        .paintedRoom(ROOM, 320, 128)
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
    return painter.frame().pixels()[Y * Frame.WIDTH + X] & 0xFF;
  }
}
