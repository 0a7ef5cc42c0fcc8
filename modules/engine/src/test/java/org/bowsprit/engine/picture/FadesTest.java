package org.bowsprit.engine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.bowsprit.render.Frame;
import org.bowsprit.zplane.effect.MainWindow;
import org.junit.jupiter.api.Test;

/** Tests the queue of screen effects that fade from one picture to the next. */
class FadesTest {

  private static final MainWindow WINDOW = new MainWindow(0, 144);
  private static final MainWindow WHOLE_SCREEN = new MainWindow(0, 200);

  private final Fades fades = new Fades(bound -> 0);
  private final byte[] oldPicture = picture(1);
  private final byte[] blackPicture = picture(0);
  private final byte[] newPicture = picture(2);

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
    fades.add(1, oldPicture, blackPicture, palette(10), WINDOW, 3);
    fades.add(1, blackPicture, newPicture, palette(20), WINDOW, 3);
    Frame frame = new Frame();
    assertThat(fades.step(frame)).isEqualTo(3);
    assertThat(frame.pixels()[0]).isZero();
    assertThat(frame.palette()[0]).isEqualTo((byte) 10);
    int steps = 1;
    while (frame.palette()[0] == 10) {
      fades.step(frame);
      steps++;
    }
    assertThat(steps)
        .as("the steps: 13 for the first effect, one for its end, and one for the next effect")
        .isEqualTo(15);
    assertThat(frame.pixels()[0]).isEqualTo((byte) 2);
    while (fades.isRunning()) {
      fades.step(frame);
    }
    assertThat(frame.pixels()[72 * 320 + 160]).isEqualTo((byte) 2);
  }

  /** Tests rule 12 of spec 14 with all effects that take time, in windows of several heights. */
  @Test
  void anEffectChangesOnlyTheRowsOfItsWindow() {
    for (int effect : new int[] {1, 2, 3, 4, 5, 6, 128, 130, 131, 132, 133, 134, 135}) {
      for (MainWindow window : new MainWindow[] {WINDOW, new MainWindow(16, 144), WHOLE_SCREEN}) {
        fades.add(effect, oldPicture, newPicture, palette(1), window, 3);
        assertRowsOutsideTheWindowAreUnchanged(effect, window);
      }
    }
  }

  private void assertRowsOutsideTheWindowAreUnchanged(int effect, MainWindow window) {
    Frame frame = new Frame();
    while (fades.isRunning()) {
      fades.step(frame);
      for (int row = 0; row < Frame.HEIGHT; row++) {
        boolean isInside = row >= window.top() && row < window.bottom();
        if (!isInside) {
          assertThat(frame.pixels()[row * Frame.WIDTH + 7])
              .as("the colour in row %2$d during effect %1$d", effect, row)
              .isEqualTo((byte) 1);
        }
      }
    }
  }

  @Test
  void instantEffectsTakeNoTime() {
    fades.add(129, oldPicture, newPicture, palette(1), WINDOW, 3);
    fades.add(0, oldPicture, newPicture, palette(1), WINDOW, 3);
    assertThat(fades.isRunning()).isFalse();
  }

  @Test
  void theFirstEffectsOfAnIterationAreNotShownIfThereAreTooMany() {
    for (int i = 1; i <= 5; i++) {
      fades.add(1, oldPicture, newPicture, palette(i), WINDOW, 3);
    }
    Frame frame = new Frame();
    fades.step(frame);
    assertThat(frame.palette()[0]).isEqualTo((byte) 4);
    fades.skip();
    assertThat(fades.isRunning()).isFalse();
  }
}
