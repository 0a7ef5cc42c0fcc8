package org.bowsprit.engine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameChanges;

/**
 * Compares a painter's incremental results with complete results: the frame with a fully composed
 * picture, the frame's colours with the room's colours, and the marked changes with the real
 * changes.
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

  /** Fails if the frame of this iteration differs from a fully composed one. */
  public void afterTick(GameSession session) {
    Frame frame = painter.frame();
    painter.compose(composed);
    int wrong = Arrays.mismatch(frame.pixels(), composed);
    assertThat(wrong).as("pixel that differs after %d iterations", session.ticks()).isNegative();
    checkColours(frame, session);
    checkMarks(frame, session);
    System.arraycopy(frame.pixels(), 0, previousPixels, 0, previousPixels.length);
    lastRevision = frame.changes().revision();
  }

  /** Returns the number of cells marked as changed so far, in all iterations. */
  public long markedCells() {
    return markedCells;
  }

  private static void checkColours(Frame frame, GameSession session) {
    int[] current = session.world().palette().current();
    for (int i = 0; i < current.length; i++) {
      if (frame.palette()[i] != (byte) current[i]) {
        assertThat(i).as("component that differs after %d iterations", session.ticks()).isNull();
      }
    }
  }

  private void checkMarks(Frame frame, GameSession session) {
    for (int row = 0; row < FrameChanges.ROWS; row++) {
      for (int column = 0; column < FrameChanges.COLUMNS; column++) {
        if (frame.changes().since(lastRevision, column, row)) {
          markedCells++;
        } else if (!isUnchanged(frame, column, row)) {
          assertThat(column + "," + row)
              .as("cell that changed unmarked after %d iterations", session.ticks())
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
