package org.bowsprit.engine.world;

/** The flashlight's size and where it was drawn last (spec 02 §12). */
public final class Flashlight {

  private static final int STRIP = 8;
  private static final int START = 7;

  private int width = START * STRIP;
  private int height = START * STRIP;
  private int[] drawn;

  Flashlight() {}

  /**
   * Sets its size.
   *
   * @param columns in 8-pixel units
   * @param rows in 8-pixel units
   */
  public void resize(int columns, int rows) {
    width = columns * STRIP;
    height = rows * STRIP;
  }

  /** Its width in pixels. */
  public int width() {
    return width;
  }

  /** Its height in pixels. */
  public int height() {
    return height;
  }

  /** Where it was drawn last: left, top, width, height in window pixels; null for nowhere. */
  public int[] drawn() {
    return drawn == null ? null : drawn.clone();
  }

  /**
   * Remembers where it was drawn.
   *
   * @param rectangle left, top, width, height in window pixels; null for nowhere
   */
  public void setDrawn(int... rectangle) {
    drawn = rectangle;
  }
}
