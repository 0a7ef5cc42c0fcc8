package org.bowsprit.engine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameChanges;

/**
 * Checks the frames of a painter, which repaints only what has changed. In each iteration, the
 * frame must equal a fully composed picture, its palette must equal the palette of the room, and
 * every cell that has changed must be marked as changed.
 */
public final class PictureCheck {

  private static final int CELL_PIXELS = FrameChanges.CELL;

  private final FramePainter painter;
  private final byte[] composed = new byte[Frame.PIXELS];
  private final byte[] previousPixels = new byte[Frame.PIXELS];
  private long lastRevision = -1;
  private long markedCells;

  /** Checks each frame that a painter paints from now on. */
  public PictureCheck(FramePainter painter) {
    this.painter = painter;
  }

  /** Fails if the frame of this iteration is wrong. Call this method after each iteration. */
  public void checkAfterTick(GameSession session) {
    Frame frame = painter.frame();
    painter.compose(composed);
    int differentPixel = Arrays.mismatch(frame.pixels(), composed);
    assertThat(differentPixel)
        .as("the first pixel that differs after %d iterations", session.ticks())
        .isNegative();
    checkColours(frame, session);
    checkMarkedCells(frame, session);
    System.arraycopy(frame.pixels(), 0, previousPixels, 0, previousPixels.length);
    lastRevision = frame.changes().revision();
  }

  /** Returns the total number of cells that were marked as changed in all iterations so far. */
  public long markedCells() {
    return markedCells;
  }

  private static void checkColours(Frame frame, GameSession session) {
    int[] expectedColours = session.world().palette().current();
    for (int i = 0; i < expectedColours.length; i++) {
      if (frame.palette()[i] != (byte) expectedColours[i]) {
        assertThat(i)
            .as("the palette component that differs after %d iterations", session.ticks())
            .isNull();
      }
    }
  }

  private void checkMarkedCells(Frame frame, GameSession session) {
    for (int row = 0; row < FrameChanges.ROWS; row++) {
      for (int column = 0; column < FrameChanges.COLUMNS; column++) {
        if (frame.changes().since(lastRevision, column, row)) {
          markedCells++;
        } else if (!isUnchanged(frame, column, row)) {
          assertThat(column + "," + row)
              .as("the cell that changed without a mark, after %d iterations", session.ticks())
              .isEmpty();
        }
      }
    }
  }

  private boolean isUnchanged(Frame frame, int column, int row) {
    for (int y = row * CELL_PIXELS; y < (row + 1) * CELL_PIXELS; y++) {
      int offset = y * Frame.WIDTH + column * CELL_PIXELS;
      if (!Arrays.equals(
          previousPixels,
          offset,
          offset + CELL_PIXELS,
          frame.pixels(),
          offset,
          offset + CELL_PIXELS)) {
        return false;
      }
    }
    return true;
  }
}
