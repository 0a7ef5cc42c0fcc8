package org.bowsprit.zplane;

import java.util.Optional;
import org.bowsprit.format.image.Picture;
import org.bowsprit.format.image.RoomPicture;
import org.bowsprit.format.image.Strip;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.image.ZPlane;

/**
 * The room as it is painted: a back buffer with background and objects, a front buffer with actors
 * and text on top, and the masks (spec 02 §1, §3.2, §5).
 *
 * <p>Buffers are as wide as the room, so that a moving camera needs no copying: x is a pixel of the
 * room, y a row of the main window, whose first row is the room's first. What lies outside is
 * clipped. With the light off the front buffer gets colour 0 where it would get the background
 * (spec 02 §12).
 */
public final class RoomScene {

  /** Pixels across of the main window. */
  public static final int WINDOW_WIDTH = 320;

  /** Rows of the largest main window. */
  public static final int MAX_HEIGHT = 200;

  /** The highest picture: an object of 255 units of eight rows. */
  static final int MAX_PICTURE_HEIGHT = 2048;

  private final byte[] scratch = new byte[Strip.WIDTH * MAX_PICTURE_HEIGHT];
  private Surface back = new Surface(WINDOW_WIDTH, MAX_HEIGHT);
  private Surface front = new Surface(WINDOW_WIDTH, MAX_HEIGHT);
  private PlaneMasks masks = new PlaneMasks(WINDOW_WIDTH / Strip.WIDTH, MAX_HEIGHT, 0);
  private Optional<Picture> background = Optional.empty();
  private int roomHeight;
  private int windowHeight = MAX_HEIGHT;
  private int transparent;
  private boolean lit = true;

  /**
   * Takes over a room; nothing is painted yet and nothing hides.
   *
   * @param width pixels across of the room
   * @param height rows of the room
   * @param picture the background; a room without one is black
   * @param transparentColour what see-through strips leave out
   */
  public void enter(int width, int height, Optional<RoomPicture> picture, int transparentColour) {
    int columns = Math.max(width, WINDOW_WIDTH) / Strip.WIDTH;
    if (columns * Strip.WIDTH != back.width()) {
      back = new Surface(columns * Strip.WIDTH, MAX_HEIGHT);
      front = new Surface(columns * Strip.WIDTH, MAX_HEIGHT);
    } else {
      back.clear(0);
      front.clear(0);
    }
    int planes = picture.map(RoomPicture::usedPlanes).orElse(0);
    if (columns == masks.columns() && planes == masks.planes()) {
      masks.clear();
    } else {
      masks = new PlaneMasks(columns, MAX_HEIGHT, planes);
    }
    background = picture.flatMap(RoomPicture::picture);
    roomHeight = Math.min(height, MAX_PICTURE_HEIGHT);
    transparent = transparentColour;
  }

  /** Sets the rows of the main window, 0–{@link #MAX_HEIGHT}, and blackens it. */
  public void setWindowHeight(int rows) {
    windowHeight = Math.max(0, Math.min(rows, MAX_HEIGHT));
    back.clear(0);
    front.clear(0);
  }

  /** Returns the rows of the main window. */
  public int windowHeight() {
    return windowHeight;
  }

  /** Switches the room light; what is painted stays as it is until it is painted anew. */
  public void setLit(boolean on) {
    lit = on;
  }

  /** Returns whether the room light is on. */
  public boolean isLit() {
    return lit;
  }

  /** Returns the masks. */
  public PlaneMasks masks() {
    return masks;
  }

  /** Returns background and objects. */
  public Surface back() {
    return back;
  }

  /** Returns what is seen: background, objects, actors and system text. */
  public Surface front() {
    return front;
  }

  /**
   * Paints the background anew in a range of columns, over the full height of the window, masks
   * included.
   *
   * @param first the first column of eight pixels of the room
   * @param last the last column
   */
  public void paintBackground(int first, int last) {
    int from = Math.max(first, 0);
    int to = Math.min(last, masks.columns() - 1);
    for (int column = from; column <= to; column++) {
      if (background.isPresent()) {
        paintStrip(background.get(), column, column, 0, roomHeight, false);
      }
    }
    show(from * Strip.WIDTH, 0, (to + 1) * Strip.WIDTH, windowHeight);
  }

  /**
   * Paints an object's picture into the background where it lies in a range of columns; in the
   * front buffer it shows in its own rows only.
   *
   * @param picture the picture of the object's state; nothing is drawn where it has no pixels
   * @param x left edge, of which whole columns count
   * @param y top edge
   * @param height rows, of which whole units of eight count
   * @param first the first column to paint in
   * @param last the last column to paint in
   */
  public void paintObject(Picture picture, int x, int y, int height, int first, int last) {
    int rows = Math.min(height, MAX_PICTURE_HEIGHT) / Strip.WIDTH * Strip.WIDTH;
    if (picture.pixels().isEmpty() || rows == 0) {
      return;
    }
    int left = Math.floorDiv(x, Strip.WIDTH);
    int strips = picture.pixels().get().strips().size();
    int from = Math.max(Math.max(left, first), 0);
    int to = Math.min(Math.min(left + strips - 1, last), masks.columns() - 1);
    for (int column = from; column <= to; column++) {
      paintStrip(picture, column - left, column, y, rows, true);
    }
    show(from * Strip.WIDTH, y, (to + 1) * Strip.WIDTH, y + rows);
  }

  /**
   * Makes the front buffer show the background again.
   *
   * @param right the column of pixels behind the last
   * @param bottom the row behind the last
   */
  public void restore(int left, int top, int right, int bottom) {
    show(left, top, right, bottom);
  }

  /** Copies a rectangle from the back to the front buffer; with the light off blackens it. */
  private void show(int left, int top, int right, int bottom) {
    int end = Math.min(bottom, windowHeight);
    if (lit) {
      front.copy(back, left, top, right, end);
    } else {
      front.fill(left, top, right, end, 0);
    }
  }

  private void paintStrip(
      Picture picture, int strip, int column, int top, int rows, boolean object) {
    StripPicture smap = picture.pixels().orElse(null);
    Strip pixels =
        smap != null && strip < smap.strips().size() ? smap.strips().get(strip) : Strip.MISSING;
    StripPainter.paint(pixels, back, column * Strip.WIDTH, top, rows, transparent, scratch);
    boolean merge = object && pixels.seeThrough();
    for (int number = 1; number <= masks.planes(); number++) {
      Optional<ZPlane> plane = picture.zPlane(number);
      if (plane.isPresent()) {
        masks.write(number, plane.get(), strip, merge, column, top, rows);
      }
    }
  }
}
