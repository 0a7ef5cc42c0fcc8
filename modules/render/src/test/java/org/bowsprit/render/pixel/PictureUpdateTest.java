package org.bowsprit.render.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameChanges;
import org.junit.jupiter.api.Test;

/** Tests updating only the changed cells of a picture. */
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
    CellSet changedCells = picture.update(frame);
    CellSet expected = new CellSet();
    expected.addPixels(100, 100, 101, 101);
    assertSameCells(changedCells, expected);
  }

  @Test
  void changingAnUnusedColourChangesNoCell() {
    frame.changes().markAll();
    picture.update(frame);
    frame.palette()[3 * 77] = 99;
    assertThat(picture.update(frame).isEmpty()).isTrue();
  }

  /**
   * Checks that incremental updates give the same picture as painting the picture completely, and
   * that all changes are reported.
   */
  @Test
  void anUpdatedPictureEqualsACompletelyPaintedPicture() {
    Frame otherFrame = new Frame();
    random.nextBytes(frame.palette());
    random.nextBytes(otherFrame.palette());
    int[] coloursBefore = picture.colours().clone();
    for (int round = 0; round < 400; round++) {
      Frame currentFrame = random.nextInt(10) == 0 ? otherFrame : frame;
      changeRandomly(currentFrame);
      CellSet changedCells = picture.update(currentFrame);
      Picture expected = new Picture();
      expected.paint(currentFrame);
      assertThat(picture.colours()).isEqualTo(expected.colours());
      for (int i = 0; i < coloursBefore.length; i++) {
        if (coloursBefore[i] != picture.colours()[i]) {
          assertThat(changedCells.has(i % Frame.WIDTH / 8, i / Frame.WIDTH / 8)).isTrue();
        }
      }
      coloursBefore = picture.colours().clone();
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

  private void changeRandomly(Frame currentFrame) {
    switch (random.nextInt(6)) {
      case 0 -> currentFrame.palette()[random.nextInt(768)]++;
      case 1 -> currentFrame.setShake(random.nextInt(4));
      case 2 ->
          currentFrame.placeCursor(random.nextInt(320), random.nextInt(200), random.nextInt(4) > 0);
      case 3 -> currentFrame.setCursor(cursor());
      case 4 -> fillWithNoise(currentFrame, random.nextInt(330), random.nextInt(210), 40);
      default -> {}
    }
  }

  private void fillWithNoise(Frame currentFrame, int left, int top, int size) {
    for (int y = top; y < Math.min(top + size, Frame.HEIGHT); y++) {
      for (int x = left; x < Math.min(left + size, Frame.WIDTH); x++) {
        currentFrame.pixels()[y * Frame.WIDTH + x] = (byte) random.nextInt(256);
      }
    }
    currentFrame.changes().mark(left, top, left + size, top + size);
  }

  private CursorImage cursor() {
    byte[] pixels = new byte[15 * 13];
    random.nextBytes(pixels);
    return new CursorImage(15, 13, random.nextInt(15), random.nextInt(13), 255, pixels);
  }

  private static void assertSameCells(CellSet actual, CellSet expected) {
    for (int y = 0; y < FrameChanges.ROWS; y++) {
      for (int x = 0; x < FrameChanges.COLUMNS; x++) {
        assertThat(actual.has(x, y))
            .as("cell %d,%d is in the set", x, y)
            .isEqualTo(expected.has(x, y));
      }
    }
  }
}
