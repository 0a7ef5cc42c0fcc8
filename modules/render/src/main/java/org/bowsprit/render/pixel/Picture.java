package org.bowsprit.render.pixel;

import java.util.Arrays;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameChanges;

/**
 * The colours of a frame as a player sees it, with the cursor, the palette and the shake applied.
 *
 * <p>The buffers are reused from frame to frame.
 *
 * @since 1.0
 */
public final class Picture {

  private static final int CELL = FrameChanges.CELL;

  private final byte[] indices = new byte[Frame.PIXELS];
  private final int[] colours = new int[Frame.PIXELS];
  private final ColourTable colourTable = new ColourTable();
  private final CellSet staleCells = new CellSet();
  private final CellSet changedCells = new CellSet();
  private Frame lastFrame;
  private long lastRevision;
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
    colourTable.load(frame.palette());
    int hiddenPixels = frame.shake() * Frame.WIDTH;
    int shownPixels = Frame.PIXELS - hiddenPixels;
    colourTable.look(indices, hiddenPixels, colours, 0, shownPixels);
    Arrays.fill(colours, shownPixels, Frame.PIXELS, ColourTable.BLACK);
    lastFrame = null;
  }

  /**
   * Paints the parts that may differ from the frame painted last, according to the frame's
   * {@linkplain Frame#changes() changes}. The caller must not have modified the colours since the
   * last call.
   *
   * @param frame the frame to show
   * @return the cells in which a colour changed; the set is valid until the next call
   */
  public CellSet update(Frame frame) {
    changedCells.clear();
    staleCells.clear();
    boolean hasNewColours = colourTable.load(frame.palette());
    if (frame != lastFrame || hasNewColours || (frame.shake() | shake) != 0) {
      staleCells.addAll();
    } else {
      markStale(frame.changes());
    }
    staleCells.addPixels(
        cursorLeft, cursorTop, cursorLeft + cursor.width(), cursorTop + cursor.height());
    store(frame);
    staleCells.addPixels(
        cursorLeft, cursorTop, cursorLeft + cursor.width(), cursorTop + cursor.height());
    if (!staleCells.isEmpty()) {
      repaint(frame);
    }
    return changedCells;
  }

  /**
   * Returns the 320 × 200 colours, row by row. They change with the next call of {@link #paint} or
   * {@link #update}.
   *
   * @return the array itself, each element 0xFFRRGGBB
   */
  public int[] colours() {
    return colours;
  }

  private void markStale(FrameChanges changes) {
    if (changes.revision() == lastRevision && lastRevision != 0) {
      return;
    }
    for (int y = 0; y < FrameChanges.ROWS; y++) {
      for (int x = 0; x < FrameChanges.COLUMNS; x++) {
        if (changes.since(lastRevision, x, y)) {
          staleCells.add(x, y);
        }
      }
    }
  }

  private void store(Frame frame) {
    lastFrame = frame;
    lastRevision = frame.changes().revision();
    shake = frame.shake();
    cursor = frame.cursorVisible() ? frame.cursor() : CursorImage.NONE;
    cursorLeft = frame.cursorX() - cursor.hotspotX();
    cursorTop = frame.cursorY() - cursor.hotspotY();
  }

  private void repaint(Frame frame) {
    CursorPainter.paint(frame, indices);
    for (int y = 0; y < FrameChanges.ROWS; y++) {
      for (int x = 0; x < FrameChanges.COLUMNS; x++) {
        if (staleCells.has(x, y) && repaint(x * CELL, y * CELL)) {
          changedCells.add(x, y);
        }
      }
    }
  }

  /** Paints a cell again; returns whether any colour changed. */
  private boolean repaint(int left, int top) {
    boolean hasChanged = false;
    int shownBottom = Math.min(top + CELL, Frame.HEIGHT - shake);
    for (int y = top; y < shownBottom; y++) {
      int rowStart = y * Frame.WIDTH + left;
      hasChanged |=
          colourTable.refresh(indices, rowStart + shake * Frame.WIDTH, colours, rowStart, CELL);
    }
    for (int y = Math.max(top, shownBottom); y < top + CELL; y++) {
      int rowStart = y * Frame.WIDTH + left;
      for (int x = rowStart; x < rowStart + CELL; x++) {
        hasChanged |= colours[x] != ColourTable.BLACK;
        colours[x] = ColourTable.BLACK;
      }
    }
    return hasChanged;
  }
}
