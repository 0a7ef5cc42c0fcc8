package org.bowsprit.render;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * One picture of the game for the screen, with palette indices, palette, cursor and shake.
 *
 * <p>A frame is a buffer that is created once and filled again for every picture. The thread that
 * ticks the game owns it and may write at any time except while {@link Renderer#present} runs; a
 * renderer reads it only during that call and copies the data that it needs later. {@link
 * #pixels()} and {@link #palette()} return the arrays themselves, so that filling a frame allocates
 * nothing.
 *
 * <p>Screen coordinates run from (0,0) at the upper left to (319,199) at the lower right (spec 02
 * §1); the cursor is not part of {@link #pixels()}.
 *
 * @since 1.0
 */
public final class Frame {

  /** Width of the screen in pixels. */
  public static final int WIDTH = 320;

  /** Height of the screen in pixels. */
  public static final int HEIGHT = 200;

  /** Number of pixels of a frame. */
  public static final int PIXELS = WIDTH * HEIGHT;

  /** Number of colours in the palette. */
  public static final int COLOURS = 256;

  /** The largest displacement by the shake effect, in rows (spec 02 §9). */
  public static final int MAX_SHAKE = 3;

  private final byte[] pixels = new byte[PIXELS];
  private final byte[] palette = new byte[COLOURS * 3];
  private final FrameChanges changes = new FrameChanges();
  private CursorImage cursor = CursorImage.NONE;
  private int cursorX;
  private int cursorY;
  private boolean cursorVisible;
  private int shake;
  private final List<Caption> captions = new ArrayList<>();
  private final List<Caption> readOnlyCaptions = Collections.unmodifiableList(captions);

  /**
   * Returns the live palette indices, row by row: the pixel at (x,y) is element {@code y * WIDTH +
   * x}. Code that writes to the array must mark the changed area in {@link #changes()}.
   *
   * @return the array itself, of {@value #PIXELS} bytes, each an unsigned index
   */
  public byte[] pixels() {
    return pixels;
  }

  /**
   * Returns the live palette. It contains red, green and blue of colour 0, then of colour 1 and so
   * on, 8 bits each.
   *
   * @return the array itself, of 768 bytes, each an unsigned intensity
   */
  public byte[] palette() {
    return palette;
  }

  /**
   * Returns the record of written pixels; it does not cover palette, cursor, shake and captions.
   */
  public FrameChanges changes() {
    return changes;
  }

  /** Returns the cursor's picture, {@link CursorImage#NONE} until the game chooses one. */
  public CursorImage cursor() {
    return cursor;
  }

  /** Returns the screen column of the cursor's hotspot. */
  public int cursorX() {
    return cursorX;
  }

  /** Returns the screen row of the cursor's hotspot. */
  public int cursorY() {
    return cursorY;
  }

  /** Returns whether the cursor is shown: the game's cursor counter is above 0 (spec 07 §10). */
  public boolean cursorVisible() {
    return cursorVisible;
  }

  /**
   * Returns the number of rows by which the shake effect moves the picture up; 0 without shaking.
   */
  public int shake() {
    return shake;
  }

  /**
   * Sets the cursor's picture.
   *
   * @param image the picture; renderers may detect an unchanged picture by identity
   */
  public void setCursor(CursorImage image) {
    cursor = Objects.requireNonNull(image, "image must not be null");
  }

  /**
   * Moves the cursor and shows or hides it.
   *
   * @param x the column of the hotspot, 0–319
   * @param y the row of the hotspot, 0–199
   * @param visible whether the cursor is drawn
   */
  public void placeCursor(int x, int y, boolean visible) {
    cursorX = x;
    cursorY = y;
    cursorVisible = visible;
  }

  /**
   * Displaces the whole picture, as the shake effect does (spec 02 §9).
   *
   * @param rowsUp the number of rows by which the picture moves up, 0–{@value #MAX_SHAKE}; the
   *     uncovered rows are black
   * @throws IllegalArgumentException if {@code rowsUp} is outside that range
   */
  public void setShake(int rowsUp) {
    if (rowsUp < 0 || rowsUp > MAX_SHAKE) {
      throw new IllegalArgumentException("shake must be 0–" + MAX_SHAKE + ", not " + rowsUp);
    }
    shake = rowsUp;
  }

  /**
   * Returns the known text in the picture. The list is filled only for renderers that {@linkplain
   * Renderer#readsCaptions read} it.
   *
   * @return an unmodifiable view of the list
   */
  public List<Caption> captions() {
    return readOnlyCaptions;
  }

  /**
   * Records text in the picture.
   *
   * @param caption a line of text that is drawn in the {@link #pixels()}
   */
  public void addCaption(Caption caption) {
    captions.add(Objects.requireNonNull(caption, "caption must not be null"));
  }

  /** Removes all captions. */
  public void clearCaptions() {
    captions.clear();
  }

  /**
   * Removes captions that something else was painted over.
   *
   * @param left the first column painted over
   * @param top the first row painted over
   * @param right the first column to the right of the painted area
   * @param bottom the first row below the painted area
   */
  public void coverCaptions(int left, int top, int right, int bottom) {
    captions.removeIf(caption -> caption.meets(left, top, right, bottom));
  }

  /**
   * Copies the whole contents of another frame.
   *
   * @param other the frame to copy
   */
  public void copyFrom(Frame other) {
    System.arraycopy(other.pixels, 0, pixels, 0, PIXELS);
    changes.markAll();
    System.arraycopy(other.palette, 0, palette, 0, palette.length);
    cursor = other.cursor;
    cursorX = other.cursorX;
    cursorY = other.cursorY;
    cursorVisible = other.cursorVisible;
    shake = other.shake;
    captions.clear();
    captions.addAll(other.captions);
  }
}
