package org.bowsprit.engine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.testing.ScriptedGameRooms;
import org.bowsprit.render.Frame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that the rows of pixels that a screen effect omits stay unchanged until they are redrawn
 * (spec 14, rule 12).
 */
class OmittedPixelsTest {

  private static final int ROOM = 5;
  private static final int OLD_COLOUR = 201;

  private final FramePainter painter = new FramePainter(bound -> 0);
  private final ScriptedGame game = new ScriptedGame();

  @ParameterizedTest(name = "effect {0} in rows {1} to {2}")
  @CsvSource({
    "1, 16, 144, 144",
    "1, 0, 200, 200",
    "1, 0, 141, 136",
    "4, 20, 143, 140",
    "5, 0, 128, 128",
    "5, 0, 144, 136",
    "5, 0, 200, 136",
    "6, 0, 128, 128",
    "6, 16, 160, 144",
    "6, 0, 200, 128",
    "129, 0, 141, 141",
    "128, 0, 200, 200"
  })
  void rowsThatAnEffectOmitsKeepTheOldPictureUntilTheyAreRedrawn(
      int effect, int top, int bottom, int firstOmittedRow) {
    game.paintedRoom(ROOM, 320, bottom - top)
        .withSetup(setup -> setup.withPainter(painter))
        .script(
            20,
            "SetScreen(" + top + "," + bottom + ");",
            "drawBox(0," + top + ",319,199," + OLD_COLOUR + ");")
        .script(21, "screenEffect(" + effect + ");", "loadRoom(" + ROOM + ");")
        .script(22, "Var[100]++;")
        .script(23, "drawBox(8," + (bottom - 2) + ",15," + (bottom - 1) + ",202);")
        .script(24, "lights(11,0,0);")
        .open()
        .run(20)
        .tick();
    assertRows(top, bottom, OLD_COLOUR);

    game.run(21).tick();
    assertNewPicture(top, firstOmittedRow);
    assertRows(firstOmittedRow, bottom, OLD_COLOUR);

    game.run(22).tick(3);
    assertRows(firstOmittedRow, bottom, OLD_COLOUR);

    game.run(23).tick();
    assertThat(pixel(12, bottom - 1))
        .as("the colour of a box drawn over the omitted rows")
        .isEqualTo(202);
    if (firstOmittedRow < bottom) {
      assertThat(pixel(20, bottom - 1))
          .as("the colour to the right of the box")
          .isEqualTo(OLD_COLOUR);
    }

    game.run(24).tick();
    assertNewPicture(top, bottom);
  }

  private void assertNewPicture(int top, int end) {
    for (int y = top; y < end; y++) {
      for (int x = 0; x < Frame.WIDTH; x++) {
        assertThat(pixel(x, y))
            .as("the colour at (%d,%d)", x, y)
            .isEqualTo(ScriptedGameRooms.colour(x, y - top));
      }
    }
  }

  private void assertRows(int first, int end, int colour) {
    for (int y = first; y < end; y++) {
      for (int x = 0; x < Frame.WIDTH; x++) {
        assertThat(pixel(x, y)).as("the colour at (%d,%d)", x, y).isEqualTo(colour);
      }
    }
  }

  private int pixel(int x, int y) {
    return painter.frame().pixels()[y * Frame.WIDTH + x] & 0xFF;
  }
}
