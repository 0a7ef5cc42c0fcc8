package org.bowsprit.engine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.bowsprit.render.Frame;
import org.bowsprit.zplane.effect.MainWindow;
import org.junit.jupiter.api.Test;

class FadesTest {

  private static final MainWindow WINDOW = new MainWindow(0, 144);
  private static final MainWindow WHOLE_SCREEN = new MainWindow(0, 200);

  private final Fades fades = new Fades(bound -> 0);
  private final byte[] old = picture(1);
  private final byte[] black = picture(0);
  private final byte[] room = picture(2);

  private static byte[] picture(int colour) {
    byte[] pixels = new byte[Frame.PIXELS];
    Arrays.fill(pixels, (byte) colour);
    return pixels;
  }

  private static byte[] palette(int value) {
    byte[] palette = new byte[3 * Frame.COLOURS];
    Arrays.fill(palette, (byte) value);
    return palette;
  }

  @Test
  void theOldRoomFadesOutBeforeTheNewRoomFadesIn() {
    fades.add(1, old, black, palette(10), WINDOW, 3);
    fades.add(1, black, room, palette(20), WINDOW, 3);
    Frame frame = new Frame();
    assertThat(fades.step(frame)).isEqualTo(3);
    assertThat(frame.pixels()[0]).isZero();
    assertThat(frame.palette()[0]).isEqualTo((byte) 10);
    int steps = 1;
    while (frame.palette()[0] == 10) {
      fades.step(frame);
      steps++;
    }
    assertThat(steps).as("13 iterations, their end, and the first of the next").isEqualTo(15);
    assertThat(frame.pixels()[0]).isEqualTo((byte) 2);
    while (fades.isRunning()) {
      fades.step(frame);
    }
    assertThat(frame.pixels()[72 * 320 + 160]).isEqualTo((byte) 2);
  }

  /** Spec 14, rule 12, with rooms of every height and every pair of effects. */
  @Test
  void effectsChangeOnlyTheRowsOfTheirWindow() {
    for (int effect : new int[] {1, 2, 3, 4, 5, 6, 128, 130, 131, 132, 133, 134, 135}) {
      for (MainWindow window : new MainWindow[] {WINDOW, new MainWindow(16, 144), WHOLE_SCREEN}) {
        fades.add(effect, old, room, palette(1), window, 3);
        assertRowsOutsideAreUnchanged(effect, window);
      }
    }
  }

  private void assertRowsOutsideAreUnchanged(int effect, MainWindow window) {
    Frame frame = new Frame();
    while (fades.isRunning()) {
      fades.step(frame);
      for (int y = 0; y < Frame.HEIGHT; y++) {
        boolean inside = y >= window.top() && y < window.bottom();
        if (!inside) {
          assertThat(frame.pixels()[y * Frame.WIDTH + 7])
              .as("effect %d, row %d", effect, y)
              .isEqualTo((byte) 1);
        }
      }
    }
  }

  @Test
  void instantEffectsTakeNoTime() {
    fades.add(129, old, room, palette(1), WINDOW, 3);
    fades.add(0, old, room, palette(1), WINDOW, 3);
    assertThat(fades.isRunning()).isFalse();
  }

  @Test
  void onlyTheLastEffectsOfAnIterationAreShown() {
    for (int i = 1; i <= 5; i++) {
      fades.add(1, old, room, palette(i), WINDOW, 3);
    }
    Frame frame = new Frame();
    fades.step(frame);
    assertThat(frame.palette()[0]).isEqualTo((byte) 4);
    fades.skip();
    assertThat(fades.isRunning()).isFalse();
  }
}
