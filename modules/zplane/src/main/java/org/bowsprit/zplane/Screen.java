package org.bowsprit.zplane;

import java.util.Arrays;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.Strip;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.render.Frame;

/**
 * The whole screen: the window with the room, the windows above and below it, and the overlay with
 * the speech (spec 02 §1, §10).
 *
 * <p>Coordinates are pixels of the screen, (0,0) to (319,199). Drawing into the main window changes
 * the room's front buffer. The other two windows are single buffers.
 */
public final class Screen {

  private static final int START_TOP = 16;
  private static final int START_BOTTOM = 144;

  private final RoomScene scene = new RoomScene();
  private final Surface panels = new Surface(Frame.WIDTH, Frame.HEIGHT);
  private final Overlay overlay = new Overlay();
  private final OldPixels oldPixels = new OldPixels();
  private final byte[] scratch = new byte[Strip.WIDTH * RoomScene.MAX_PICTURE_HEIGHT];
  private int top;
  private int bottom;

  /** Creates a black screen, divided into windows as at the start of the engine. */
  public Screen() {
    divide(START_TOP, START_BOTTOM);
  }

  /**
   * Changes the division of the screen and fills all windows with black (room op 3, spec 02 §10).
   *
   * @param firstRow the first row of the main window; the rows above it are the text window
   * @param endRow the first row of the verb window
   */
  public void divide(int firstRow, int endRow) {
    top = Math.max(0, Math.min(firstRow, Frame.HEIGHT));
    bottom = Math.max(top, Math.min(endRow, Frame.HEIGHT));
    scene.setWindowHeight(bottom - top);
    panels.clear(0);
    oldPixels.discard();
  }

  /** Returns a copy of the pixels. */
  public ScreenState snapshot() {
    return new ScreenState(
        top,
        bottom,
        Bytes.copyOf(panels.pixels()),
        Bytes.copyOf(overlay.surface().pixels()),
        scene.snapshot(),
        oldPixels.snapshot());
  }

  /**
   * Replaces the pixels with saved pixels. The room must have been entered before.
   *
   * @throws IllegalArgumentException if the pixels belong to another room
   */
  public void restore(ScreenState state) {
    divide(state.top(), state.bottom());
    panels.restore(state.panels());
    overlay.restore(state.overlay());
    scene.restore(state.scene());
    oldPixels.restore(state.old());
  }

  public RoomScene scene() {
    return scene;
  }

  /** Returns the overlay with the speech. */
  public Overlay overlay() {
    return overlay;
  }

  /**
   * Returns the parts of the main window that an effect has not updated. A part is removed when
   * something is drawn in it.
   */
  public OldPixels oldPixels() {
    return oldPixels;
  }

  /** Returns the first row of the main window. */
  public int top() {
    return top;
  }

  /** Returns the first row of the verb window. */
  public int bottom() {
    return bottom;
  }

  /** Returns the window that contains a row of the screen, or null if there is none. */
  public Window windowAt(int y) {
    if (y >= top && y < bottom) {
      return Window.MAIN;
    }
    if (y >= 0 && y < top) {
      return Window.TEXT;
    }
    return y >= bottom && y < Frame.HEIGHT ? Window.VERB : null;
  }

  /** Returns the first row of a window. */
  public int firstRow(Window window) {
    return switch (window) {
      case TEXT -> 0;
      case MAIN -> top;
      case VERB -> bottom;
    };
  }

  /** Returns the row after the last row of a window. */
  public int endRow(Window window) {
    return switch (window) {
      case TEXT -> top;
      case MAIN -> bottom;
      case VERB -> Frame.HEIGHT;
    };
  }

  /**
   * Fills a rectangle of a window.
   *
   * @param window the window; the rectangle is clipped to it
   * @param right the column after the last
   * @param lower the row after the last
   */
  public void fill(Window window, int left, int upper, int right, int lower, int colour) {
    int first = Math.max(upper, firstRow(window));
    int end = Math.min(lower, endRow(window));
    int from = Math.max(left, 0);
    int to = Math.min(right, Frame.WIDTH);
    if (from >= to) {
      return;
    }
    if (window == Window.MAIN) {
      scene.front().fill(from, first - top, to, end - top, colour);
    } else {
      panels.fill(from, first, to, end, colour);
    }
  }

  /**
   * Restores the background in a rectangle of the main window. If the light is off, the rectangle
   * becomes black.
   *
   * @param right the column after the last
   * @param lower the row after the last
   */
  public void restore(int left, int upper, int right, int lower) {
    scene.restorePixels(left, upper - top, right, lower - top);
  }

  /**
   * Draws one character into a window, clipped to the rows of the window. A missing character is
   * not drawn.
   *
   * @param glyph the character
   * @param x left edge
   * @param y upper edge
   */
  public void write(Window window, GlyphInk glyph, int x, int y) {
    if (window == Window.MAIN) {
      glyph.paint(scene.front(), x, y - top, 0, bottom - top);
    } else {
      glyph.paint(panels, x, y, firstRow(window), endRow(window));
    }
  }

  /** Draws one character of speech onto the overlay. */
  public void writeSpeech(GlyphInk glyph, int x, int y) {
    overlay.write(glyph, x, y);
  }

  /**
   * Draws a verb's picture into the window that contains its upper edge. Does not change masks
   * (spec 02 §5).
   *
   * @param picture the picture
   * @param x left edge, rounded down to whole columns
   * @param y upper edge
   * @param height rows
   * @param transparent the colour that is not drawn in strips with transparent pixels
   */
  public void drawVerb(LayeredPicture picture, int x, int y, int height, int transparent) {
    Window window = windowAt(y);
    Optional<StripPicture> pixels = picture.pixels();
    if (window == null || pixels.isEmpty()) {
      return;
    }
    boolean isInMainWindow = window == Window.MAIN;
    Surface target = isInMainWindow ? scene.front() : panels;
    int windowTop = isInMainWindow ? top : 0;
    int left = Math.floorDiv(x, Strip.WIDTH) * Strip.WIDTH;
    int rows = Math.min(height, RoomScene.MAX_PICTURE_HEIGHT);
    for (int i = 0; i < pixels.get().strips().size(); i++) {
      int stripX = left + i * Strip.WIDTH;
      if (stripX >= 0 && stripX < Frame.WIDTH) {
        StripPainter.paint(
            pixels.get().strips().get(i),
            target,
            stripX,
            y - windowTop,
            rows,
            firstRow(window) - windowTop,
            endRow(window) - windowTop,
            transparent,
            scratch);
      }
    }
  }

  /**
   * Combines the windows, the speech and the old pixels into one picture.
   *
   * @param target receives 320·200 palette indices, row by row
   */
  public void compose(byte[] target) {
    compose(target, 0, RoomScene.COLUMNS, 0, Frame.HEIGHT);
  }

  /**
   * Removes the speech from a rectangle of a picture. In the main window, the room becomes visible.
   * The text window becomes black. The verb window is not changed.
   *
   * @param target 320·200 palette indices, row by row
   * @param right the column after the last
   * @param lower the row after the last
   */
  public void removeSpeech(byte[] target, int left, int upper, int right, int lower) {
    int from = Math.max(left, 0);
    int width = Math.min(right, Frame.WIDTH) - from;
    for (int y = Math.max(upper, 0); y < Math.min(lower, bottom) && width > 0; y++) {
      if (y < top) {
        Arrays.fill(target, y * Frame.WIDTH + from, y * Frame.WIDTH + from + width, (byte) 0);
      } else {
        int source = (y - top) * Frame.WIDTH + from;
        System.arraycopy(scene.front().pixels(), source, target, y * Frame.WIDTH + from, width);
      }
    }
  }

  /**
   * Removes the speech from the main window of a picture, as some effects do. The speech remains
   * invisible until something is drawn at its position. If something was painted at its position
   * since the last update, the next update shows the speech again (spec 15, rule A).
   *
   * @param target 320·200 palette indices, row by row
   */
  public void hideSpeech(byte[] target) {
    if (overlay.hasWriting()) {
      removeSpeech(target, 0, top, Frame.WIDTH, bottom);
      oldPixels.keep(target, top, bottom);
      discardOldPixels(scene.front().dirtyStrips(), top);
      discardOldPixels(overlay.surface().dirtyStrips(), 0);
    }
  }

  /** Discards the old pixels of strips repainted in a layer that begins in row {@code layerTop}. */
  private void discardOldPixels(DirtyStrips dirty, int layerTop) {
    for (int strip = 0; strip < RoomScene.COLUMNS; strip++) {
      int left = strip * Strip.WIDTH;
      oldPixels.discard(
          left, dirty.top(strip) + layerTop, left + Strip.WIDTH, dirty.bottom(strip) + layerTop);
    }
  }

  /**
   * Composes again the parts of a picture that were painted since the last call.
   *
   * @param target the picture that the last call composed: 320·200 palette indices, row by row
   * @param listener receives each of these parts. A part may be reported twice, or look unchanged
   */
  public void update(byte[] target, RepaintListener listener) {
    update(target, scene.front().dirtyStrips(), top, top, bottom, listener);
    update(target, panels.dirtyStrips(), 0, 0, top, listener);
    update(target, panels.dirtyStrips(), 0, bottom, Frame.HEIGHT, listener);
    update(target, overlay.surface().dirtyStrips(), 0, 0, Frame.HEIGHT, listener);
    update(target, oldPixels.dirty(), 0, 0, Frame.HEIGHT, listener);
    clearDirtyStrips();
  }

  /** Marks all strips as composed. */
  private void clearDirtyStrips() {
    scene.front().dirtyStrips().clear();
    panels.dirtyStrips().clear();
    overlay.surface().dirtyStrips().clear();
    oldPixels.dirty().clear();
  }

  /** Composes the dirty strips of a layer that begins in row {@code layerTop}, between two rows. */
  private void update(
      byte[] target,
      DirtyStrips dirty,
      int layerTop,
      int first,
      int end,
      RepaintListener listener) {
    int strip = 0;
    while (strip < RoomScene.COLUMNS && dirty.isAnyDirty()) {
      int endStrip = dirty.endOfRun(strip);
      int upper = Math.max(dirty.top(strip) + layerTop, first);
      int lower = Math.min(dirty.bottom(strip) + layerTop, end);
      if (upper < lower) {
        compose(target, strip, endStrip, upper, lower);
        listener.repainted(strip * Strip.WIDTH, upper, endStrip * Strip.WIDTH, lower);
      }
      strip = endStrip;
    }
  }

  private void compose(byte[] target, int firstStrip, int endStrip, int upper, int lower) {
    int left = firstStrip * Strip.WIDTH;
    int width = (endStrip - firstStrip) * Strip.WIDTH;
    for (int y = upper; y < lower; y++) {
      boolean isInMainWindow = y >= top && y < bottom;
      byte[] source = isInMainWindow ? scene.front().pixels() : panels.pixels();
      int from = (isInMainWindow ? y - top : y) * Frame.WIDTH + left;
      System.arraycopy(source, from, target, y * Frame.WIDTH + left, width);
    }
    overlay.copyOnto(target, firstStrip, endStrip, upper, lower);
    oldPixels.copyOnto(target, firstStrip, endStrip, upper, lower);
  }
}
