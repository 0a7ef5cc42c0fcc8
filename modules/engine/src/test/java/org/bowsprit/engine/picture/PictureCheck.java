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

  private static final int CELL = FrameChanges.CELL;

  private final FramePainter painter;
  private final byte[] whole = new byte[Frame.PIXELS];
  private final byte[] before = new byte[Frame.PIXELS];
  private long seen = -1;
  private long marked;

  /** Checks each frame that a painter paints from now on. */
  public PictureCheck(FramePainter painter) {
    this.painter = painter;
  }

  /** Fails if the frame of this iteration differs from a fully composed one. */
  public void afterTick(GameSession session) {
    Frame frame = painter.frame();
    painter.compose(whole);
    int wrong = Arrays.mismatch(frame.pixels(), whole);
    assertThat(wrong).as("pixel that differs after %d iterations", session.ticks()).isNegative();
    checkColours(frame, session);
    checkMarks(frame, session);
    System.arraycopy(frame.pixels(), 0, before, 0, before.length);
    seen = frame.changes().revision();
  }

  /** Returns the number of cells marked as changed so far, in all iterations. */
  public long marked() {
    return marked;
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
        if (frame.changes().since(seen, column, row)) {
          marked++;
        } else if (!isAsBefore(frame, column, row)) {
          assertThat(column + "," + row)
              .as("cell that changed unmarked after %d iterations", session.ticks())
              .isEmpty();
        }
      }
    }
  }

  private boolean isAsBefore(Frame frame, int column, int row) {
    for (int y = row * CELL; y < (row + 1) * CELL; y++) {
      int at = y * Frame.WIDTH + column * CELL;
      if (!Arrays.equals(before, at, at + CELL, frame.pixels(), at, at + CELL)) {
        return false;
      }
    }
    return true;
  }
}
