package org.bowsprit.render.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameChanges;
import org.junit.jupiter.api.Test;

class PictureUpdateTest {

  private final Random random = new Random(24);
  private final Frame frame = new Frame();
  private final Picture picture = new Picture();

  @Test
  void updateReturnsOnlyTheMarkedCellsWhoseColoursChanged() {
    frame.palette()[3] = 50;
    frame.changes().markAll();
    picture.update(frame);
    assertThat(picture.update(frame).isEmpty()).isTrue();
    frame.pixels()[100 * Frame.WIDTH + 100] = 1;
    frame.changes().mark(96, 96, 120, 112);
    CellSet changed = picture.update(frame);
    CellSet expected = new CellSet();
    expected.addPixels(100, 100, 101, 101);
    assertSame(changed, expected);
  }

  @Test
  void changingAnUnusedColourChangesNoCell() {
    frame.changes().markAll();
    picture.update(frame);
    frame.palette()[3 * 77] = 99;
    assertThat(picture.update(frame).isEmpty()).isTrue();
  }

  /**
   * Checks that incremental updates give the same picture as painting it completely, and that all
   * changes are reported.
   */
  @Test
  void anUpdatedPictureEqualsAPaintedOne() {
    Frame otherFrame = new Frame();
    random.nextBytes(frame.palette());
    random.nextBytes(otherFrame.palette());
    int[] before = picture.colours().clone();
    for (int round = 0; round < 400; round++) {
      Frame shown = random.nextInt(10) == 0 ? otherFrame : frame;
      change(shown);
      CellSet changed = picture.update(shown);
      Picture expected = new Picture();
      expected.paint(shown);
      assertThat(picture.colours()).isEqualTo(expected.colours());
      for (int i = 0; i < before.length; i++) {
        if (before[i] != picture.colours()[i]) {
          assertThat(changed.has(i % Frame.WIDTH / 8, i / Frame.WIDTH / 8)).isTrue();
        }
      }
      before = picture.colours().clone();
    }
  }

  @Test
  void aFrameWithoutMarksIsUpdatedCompletely() {
    for (int round = 0; round < 20; round++) {
      frame.pixels()[random.nextInt(Frame.PIXELS)]++;
      frame.palette()[3]++;
      picture.update(frame);
      Picture expected = new Picture();
      expected.paint(frame);
      assertThat(picture.colours()).isEqualTo(expected.colours());
    }
  }

  private void change(Frame shown) {
    switch (random.nextInt(6)) {
      case 0 -> shown.palette()[random.nextInt(768)]++;
      case 1 -> shown.setShake(random.nextInt(4));
      case 2 -> shown.placeCursor(random.nextInt(320), random.nextInt(200), random.nextInt(4) > 0);
      case 3 -> shown.setCursor(cursor());
      case 4 -> write(shown, random.nextInt(330), random.nextInt(210), 40);
      default -> {}
    }
  }

  private void write(Frame shown, int left, int top, int size) {
    for (int y = top; y < Math.min(top + size, Frame.HEIGHT); y++) {
      for (int x = left; x < Math.min(left + size, Frame.WIDTH); x++) {
        shown.pixels()[y * Frame.WIDTH + x] = (byte) random.nextInt(256);
      }
    }
    shown.changes().mark(left, top, left + size, top + size);
  }

  private CursorImage cursor() {
    byte[] pixels = new byte[15 * 13];
    random.nextBytes(pixels);
    return new CursorImage(15, 13, random.nextInt(15), random.nextInt(13), 255, pixels);
  }

  private static void assertSame(CellSet found, CellSet expected) {
    for (int y = 0; y < FrameChanges.ROWS; y++) {
      for (int x = 0; x < FrameChanges.COLUMNS; x++) {
        assertThat(found.has(x, y)).as("cell %d,%d", x, y).isEqualTo(expected.has(x, y));
      }
    }
  }
}
