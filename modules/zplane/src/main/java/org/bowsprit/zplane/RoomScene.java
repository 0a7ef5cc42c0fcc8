package org.bowsprit.zplane;

import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.RoomPicture;
import org.bowsprit.format.image.Strip;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.image.ZPlane;
import org.bowsprit.render.Frame;

/**
 * The main window (spec 02 §1, §3.2, §5). It consists of a back buffer with background and objects,
 * a front buffer that also contains actors and system text, and the masks of the room.
 *
 * <p>The buffers cover the window, with pixel (0,0) at its upper left; {@link #leftEdge} is the x
 * coordinate of that pixel in the room. Columns of eight pixels are counted from the left edge of
 * the room. Columns that are not visible are skipped. If the light is off, the front buffer gets
 * colour 0 instead of the background (spec 02 §12).
 */
public final class RoomScene {

  /** The number of rows of the largest window. */
  public static final int MAX_HEIGHT = 200;

  /** The number of visible columns of eight pixels. */
  public static final int COLUMNS = Frame.WIDTH / Strip.WIDTH;

  /**
   * The maximum height of a picture in rows. The tallest object has 255 units of eight rows, which
   * is less than this.
   */
  static final int MAX_PICTURE_HEIGHT = 2048;

  private final byte[] scratch = new byte[Strip.WIDTH * MAX_PICTURE_HEIGHT];
  private final Surface back = new Surface(Frame.WIDTH, MAX_HEIGHT);
  private final Surface front = new Surface(Frame.WIDTH, MAX_HEIGHT);
  private PlaneMasks masks = new PlaneMasks(COLUMNS, MAX_HEIGHT, 0);
  private Optional<LayeredPicture> background = Optional.empty();
  private int roomHeight;
  private int windowHeight = MAX_HEIGHT;
  private int leftEdge;
  private int transparent;
  private boolean isLit = true;

  /** Creates a black window without a room. */
  public RoomScene() {}

  /**
   * Enters a room. Clears the masks. The buffers keep their contents until they are painted over.
   *
   * @param width width of the room in pixels
   * @param height height of the room in rows
   * @param picture the background; a room without a background is black
   * @param transparentColour the colour that is not drawn in strips with transparent pixels
   */
  public void enter(int width, int height, Optional<RoomPicture> picture, int transparentColour) {
    int columns = Math.max(width / Strip.WIDTH, COLUMNS);
    int planes = picture.map(RoomPicture::maskedPlaneCount).orElse(0);
    if (columns == masks.columnCount() && planes == masks.planeCount()) {
      masks.clear();
    } else {
      masks = new PlaneMasks(columns, MAX_HEIGHT, planes);
    }
    background = picture.flatMap(RoomPicture::picture);
    roomHeight = Math.min(height, MAX_PICTURE_HEIGHT);
    transparent = transparentColour;
  }

  /** Returns a copy of the pixels and masks. */
  ScreenState.Scene snapshot() {
    return new ScreenState.Scene(
        leftEdge,
        isLit,
        Bytes.copyOf(back.pixels()),
        Bytes.copyOf(front.pixels()),
        masks.snapshot());
  }

  /** Replaces the pixels and masks with saved pixels and masks; see {@link Screen#restore}. */
  void restore(ScreenState.Scene state) {
    masks.restore(state.masks());
    leftEdge = state.leftEdge();
    isLit = state.lit();
    back.restore(state.back());
    front.restore(state.front());
  }

  /**
   * Sets the height of the window in rows, 0–{@link #MAX_HEIGHT}, and fills the window with black.
   */
  public void setWindowHeight(int rows) {
    windowHeight = Math.max(0, Math.min(rows, MAX_HEIGHT));
    back.clear(0);
    front.clear(0);
  }

  /** Returns the height of the window in rows. */
  public int windowHeight() {
    return windowHeight;
  }

  /**
   * Moves the window to another position in the room. Does not move the contents of the buffers.
   */
  public void setLeftEdge(int roomX) {
    leftEdge = roomX;
  }

  /**
   * Moves the window to another position in the room, and moves the contents of the buffers by the
   * same distance.
   */
  public void scrollTo(int roomX) {
    back.shift(leftEdge - roomX);
    front.shift(leftEdge - roomX);
    leftEdge = roomX;
  }

  /** Returns the x coordinate of the left edge of the window in the room. */
  public int leftEdge() {
    return leftEdge;
  }

  /**
   * Switches the room light on or off. Painted pixels do not change until they are painted again.
   */
  public void setLit(boolean newLit) {
    isLit = newLit;
  }

  /** Returns whether the room light is on. */
  public boolean isLit() {
    return isLit;
  }

  /** Returns the masks, in pixels of the room. */
  public PlaneMasks masks() {
    return masks;
  }

  /** Returns the colour that is not drawn in strips with transparent pixels. */
  public int transparentColour() {
    return transparent;
  }

  /** Returns the buffer with background and objects. */
  public Surface back() {
    return back;
  }

  /** Returns the visible buffer, with background, objects, actors and system text. */
  public Surface front() {
    return front;
  }

  /**
   * Paints the background and its masks in a range of columns, over the full height of the window.
   *
   * @param first the first column of the room
   * @param last the last column
   */
  public void paintBackground(int first, int last) {
    int from = Math.max(first, firstColumn());
    int to = Math.min(last, lastColumn());
    for (int column = from; column <= to; column++) {
      if (background.isPresent()) {
        paintStrip(background.get(), column, column, 0, roomHeight, false);
      } else {
        int x = column * Strip.WIDTH - leftEdge;
        back.fill(x, 0, x + Strip.WIDTH, windowHeight, 0);
      }
    }
    restore(from, to, 0, windowHeight);
  }

  /**
   * Paints an object's picture into the background, in a range of columns. In the front buffer,
   * only the rows of the picture change.
   *
   * @param picture the picture of the object's state; nothing is drawn if it has no pixels
   * @param x left edge in the room, rounded down to whole columns
   * @param y top edge
   * @param height rows, rounded down to a multiple of eight
   * @param first the first column of the room to paint in
   * @param last the last column to paint in
   */
  public void paintObject(LayeredPicture picture, int x, int y, int height, int first, int last) {
    int rows = Math.min(height, MAX_PICTURE_HEIGHT) / Strip.WIDTH * Strip.WIDTH;
    if (picture.pixels().isEmpty() || rows == 0) {
      return;
    }
    int left = Math.floorDiv(x, Strip.WIDTH);
    int strips = picture.pixels().get().strips().size();
    int from = Math.max(Math.max(left, first), firstColumn());
    int to = Math.min(Math.min(left + strips - 1, last), lastColumn());
    for (int column = from; column <= to; column++) {
      paintStrip(picture, column - left, column, y, rows, true);
    }
    restore(from, to, y, y + rows);
  }

  /**
   * Restores the background in the front buffer; black if the light is off.
   *
   * @param first the first column of the room
   * @param last the last column
   * @param top the first row
   * @param bottom the row after the last
   */
  public void restore(int first, int last, int top, int bottom) {
    restorePixels(first * Strip.WIDTH - leftEdge, top, (last + 1) * Strip.WIDTH - leftEdge, bottom);
  }

  /**
   * Restores the background in the front buffer; black if the light is off.
   *
   * @param left the first column of pixels of the window
   * @param top the first row
   * @param right the column of pixels after the last
   * @param bottom the row after the last
   */
  public void restorePixels(int left, int top, int right, int bottom) {
    int end = Math.min(bottom, windowHeight);
    if (isLit) {
      front.copy(back, left, top, right, end);
    } else {
      front.fill(left, top, right, end, 0);
    }
  }

  private int firstColumn() {
    return Math.max(0, leftEdge / Strip.WIDTH);
  }

  private int lastColumn() {
    return Math.min(leftEdge / Strip.WIDTH + COLUMNS, masks.columnCount()) - 1;
  }

  private void paintStrip(
      LayeredPicture picture, int strip, int column, int top, int rows, boolean isObject) {
    StripPicture smap = picture.pixels().orElse(null);
    Strip pixels =
        smap != null && strip < smap.strips().size() ? smap.strips().get(strip) : Strip.MISSING;
    int x = column * Strip.WIDTH - leftEdge;
    StripPainter.paint(pixels, back, x, top, rows, 0, windowHeight, transparent, scratch);
    boolean merge = isObject && pixels.isSeeThrough();
    for (int number = 1; number <= masks.planeCount(); number++) {
      Optional<ZPlane> plane = picture.zPlane(number);
      if (plane.isPresent()) {
        masks.write(number, plane.get(), strip, merge, column, top, rows);
      }
    }
  }
}
