package org.bowsprit.engine.world;

import java.util.Arrays;
import java.util.List;

/** The flashlight's size and where it was drawn last (spec 02 §12). */
public final class Flashlight {

  private static final int STRIP = 8;
  private static final int START = 7;

  private int width = START * STRIP;
  private int height = START * STRIP;
  private int[] drawn;

  Flashlight() {}

  /**
   * Everything a saved game keeps of it.
   *
   * @param width in pixels
   * @param height in pixels
   * @param drawn where it was drawn last: left, top, width, height; empty for nowhere
   */
  public record State(int width, int height, List<Integer> drawn) {

    private static final int NUMBERS = 4;

    /** Copies the rectangle and rejects half ones. */
    public State {
      drawn = List.copyOf(drawn);
      if (!drawn.isEmpty() && drawn.size() != NUMBERS) {
        throw new IllegalArgumentException("a rectangle has 4 numbers, not " + drawn.size());
      }
    }
  }

  State snapshot() {
    List<Integer> last = drawn == null ? List.of() : Arrays.stream(drawn).boxed().toList();
    return new State(width, height, last);
  }

  void restore(State saved) {
    width = saved.width();
    height = saved.height();
    drawn =
        saved.drawn().isEmpty()
            ? null
            : saved.drawn().stream().mapToInt(Integer::intValue).toArray();
  }

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
   * Moves where it was drawn along with the picture.
   *
   * @param pixels how far the window has moved to the right
   */
  public void scroll(int pixels) {
    if (drawn != null) {
      drawn[0] -= pixels;
    }
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
