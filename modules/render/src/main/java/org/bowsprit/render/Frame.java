package org.bowsprit.render;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * One picture of the game as it goes to the screen: palette indices, palette, cursor and shake.
 *
 * <p>A frame is a buffer, made once and filled again for every picture. The thread that ticks the
 * game owns it and may write at any time except while {@link Renderer#present} runs; a renderer
 * reads it only during that call and keeps copies of what it needs later. {@link #pixels()} and
 * {@link #palette()} hand out the arrays themselves, so filling a frame allocates nothing.
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

  /** Largest displacement the shake effect reaches (spec 02 §9). */
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
   * The live palette indices, row by row: the pixel at (x,y) is element {@code y * WIDTH + x}. Code
   * that writes them marks where in {@link #changes()}.
   *
   * @return the array itself, of {@value #PIXELS} bytes, each an unsigned index
   */
  public byte[] pixels() {
    return pixels;
  }

  /**
   * The live palette: red, green and blue of colour 0, then of colour 1 and so on, 8 bits each.
   *
   * @return the array itself, of 768 bytes, each an unsigned intensity
   */
  public byte[] palette() {
    return palette;
  }

  /** Which pixels were written since when; says nothing of palette, cursor, shake and captions. */
  public FrameChanges changes() {
    return changes;
  }

  /** The cursor's picture, {@link CursorImage#NONE} before the game chose one. */
  public CursorImage cursor() {
    return cursor;
  }

  /** Column of the screen the cursor's hotspot points at. */
  public int cursorX() {
    return cursorX;
  }

  /** Row of the screen the cursor's hotspot points at. */
  public int cursorY() {
    return cursorY;
  }

  /** Whether the cursor is shown: the game's cursor counter is above 0 (spec 07 §10). */
  public boolean cursorVisible() {
    return cursorVisible;
  }

  /** How many rows the picture is moved up by the shake effect; 0 when it stands still. */
  public int shake() {
    return shake;
  }

  /**
   * Chooses the cursor's picture.
   *
   * @param image the picture from now on; renderers may recognise an unchanged one by identity
   */
  public void setCursor(CursorImage image) {
    cursor = Objects.requireNonNull(image, "image must not be null");
  }

  /**
   * Moves the cursor and shows or hides it.
   *
   * @param x column of the hotspot, 0–319
   * @param y row of the hotspot, 0–199
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
   * @param rowsUp rows the picture moves up, 0–{@value #MAX_SHAKE}; the uncovered rows are black
   * @throws IllegalArgumentException if {@code rowsUp} is outside that range
   */
  public void setShake(int rowsUp) {
    if (rowsUp < 0 || rowsUp > MAX_SHAKE) {
      throw new IllegalArgumentException("shake must be 0–" + MAX_SHAKE + ", not " + rowsUp);
    }
    shake = rowsUp;
  }

  /**
   * What is written in the picture, as far as it is known; only filled for renderers that
   * {@linkplain Renderer#readsCaptions read} it.
   *
   * @return the live list, which cannot be changed through it
   */
  public List<Caption> captions() {
    return readOnlyCaptions;
  }

  /**
   * Notes what is written in the picture.
   *
   * @param caption a line whose letters are among the {@link #pixels()}
   */
  public void addCaption(Caption caption) {
    captions.add(Objects.requireNonNull(caption, "caption must not be null"));
  }

  /** Forgets all that was written, wherever it stands. */
  public void clearCaptions() {
    captions.clear();
  }

  /**
   * Forgets what was written where something else was painted over it.
   *
   * @param left first column painted over
   * @param top first row painted over
   * @param right first column beyond
   * @param bottom first row beyond
   */
  public void coverCaptions(int left, int top, int right, int bottom) {
    captions.removeIf(caption -> caption.meets(left, top, right, bottom));
  }

  /**
   * Takes over everything another frame shows.
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
