package org.bowsprit.render.pixel;

import java.util.Arrays;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameChanges;

/**
 * A frame as colours, as a player sees it: with cursor, palette and shake applied.
 *
 * <p>The buffers are reused from frame to frame.
 *
 * @since 1.0
 */
public final class Picture {

  private static final int CELL = FrameChanges.CELL;

  private final byte[] indices = new byte[Frame.PIXELS];
  private final int[] colours = new int[Frame.PIXELS];
  private final ColourTable table = new ColourTable();
  private final CellSet stale = new CellSet();
  private final CellSet changed = new CellSet();
  private Frame last;
  private long seen;
  private int shake;
  private CursorImage cursor = CursorImage.NONE;
  private int cursorLeft;
  private int cursorTop;

  /**
   * Paints a whole frame.
   *
   * @param frame the frame to show
   */
  public void paint(Frame frame) {
    CursorPainter.paint(frame, indices);
    table.load(frame.palette());
    int hidden = frame.shake() * Frame.WIDTH;
    int shown = Frame.PIXELS - hidden;
    table.look(indices, hidden, colours, 0, shown);
    Arrays.fill(colours, shown, Frame.PIXELS, ColourTable.BLACK);
    last = null;
  }

  /**
   * Paints the parts that may differ from the frame painted last, according to the frame's
   * {@linkplain Frame#changes() changes}. The colours must be unmodified since the last call.
   *
   * @param frame the frame to show
   * @return the cells in which a colour changed, live until the next call
   */
  public CellSet update(Frame frame) {
    changed.clear();
    stale.clear();
    boolean otherColours = table.load(frame.palette());
    if (frame != last || otherColours || (frame.shake() | shake) != 0) {
      stale.addAll();
    } else {
      markStale(frame.changes());
    }
    stale.addPixels(
        cursorLeft, cursorTop, cursorLeft + cursor.width(), cursorTop + cursor.height());
    remember(frame);
    stale.addPixels(
        cursorLeft, cursorTop, cursorLeft + cursor.width(), cursorTop + cursor.height());
    if (!stale.isEmpty()) {
      repaint(frame);
    }
    return changed;
  }

  /**
   * Returns the live colours, row by row, 320 × 200 of them.
   *
   * @return the array itself, each element 0xFFRRGGBB
   */
  public int[] colours() {
    return colours;
  }

  private void markStale(FrameChanges changes) {
    if (changes.revision() == seen && seen != 0) {
      return;
    }
    for (int y = 0; y < FrameChanges.ROWS; y++) {
      for (int x = 0; x < FrameChanges.COLUMNS; x++) {
        if (changes.since(seen, x, y)) {
          stale.add(x, y);
        }
      }
    }
  }

  private void remember(Frame frame) {
    last = frame;
    seen = frame.changes().revision();
    shake = frame.shake();
    cursor = frame.cursorVisible() ? frame.cursor() : CursorImage.NONE;
    cursorLeft = frame.cursorX() - cursor.hotspotX();
    cursorTop = frame.cursorY() - cursor.hotspotY();
  }

  private void repaint(Frame frame) {
    CursorPainter.paint(frame, indices);
    for (int y = 0; y < FrameChanges.ROWS; y++) {
      for (int x = 0; x < FrameChanges.COLUMNS; x++) {
        if (stale.has(x, y) && repaint(x * CELL, y * CELL)) {
          changed.add(x, y);
        }
      }
    }
  }

  /** Paints a cell again; returns whether any colour changed. */
  private boolean repaint(int left, int top) {
    boolean other = false;
    int below = Math.min(top + CELL, Frame.HEIGHT - shake);
    for (int y = top; y < below; y++) {
      int at = y * Frame.WIDTH + left;
      other |= table.refresh(indices, at + shake * Frame.WIDTH, colours, at, CELL);
    }
    for (int y = Math.max(top, below); y < top + CELL; y++) {
      int at = y * Frame.WIDTH + left;
      for (int x = at; x < at + CELL; x++) {
        other |= colours[x] != ColourTable.BLACK;
        colours[x] = ColourTable.BLACK;
      }
    }
    return other;
  }
}
