package org.bowsprit.engine.world;

import java.util.Arrays;
import java.util.List;

/** The size of the flashlight and its last drawn position (spec 02 §12). */
public final class Flashlight {

  private static final int STRIP_WIDTH = 8;
  private static final int INITIAL_STRIPS = 7;

  private int width = INITIAL_STRIPS * STRIP_WIDTH;
  private int height = INITIAL_STRIPS * STRIP_WIDTH;
  private int[] drawnRectangle;

  Flashlight() {}

  /**
   * The saved state.
   *
   * @param width the width in pixels
   * @param height the height in pixels
   * @param drawn the last drawn rectangle: left, top, width, height; empty if it was not drawn
   */
  public record State(int width, int height, List<Integer> drawn) {

    private static final int RECTANGLE_NUMBERS = 4;

    /** Copies the rectangle and rejects incomplete ones. */
    public State {
      drawn = List.copyOf(drawn);
      if (!drawn.isEmpty() && drawn.size() != RECTANGLE_NUMBERS) {
        throw new IllegalArgumentException("a rectangle has 4 numbers, not " + drawn.size());
      }
    }
  }

  State snapshot() {
    List<Integer> numbers =
        drawnRectangle == null ? List.of() : Arrays.stream(drawnRectangle).boxed().toList();
    return new State(width, height, numbers);
  }

  void restore(State saved) {
    width = saved.width();
    height = saved.height();
    drawnRectangle =
        saved.drawn().isEmpty()
            ? null
            : saved.drawn().stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Sets the size.
   *
   * @param columns the width in units of 8 pixels
   * @param rows the height in units of 8 pixels
   */
  public void resize(int columns, int rows) {
    width = columns * STRIP_WIDTH;
    height = rows * STRIP_WIDTH;
  }

  /** Returns the width in pixels. */
  public int width() {
    return width;
  }

  /** Returns the height in pixels. */
  public int height() {
    return height;
  }

  /**
   * Returns the last drawn rectangle: left, top, width, height in window pixels; null if it was not
   * drawn.
   */
  public int[] drawn() {
    return drawnRectangle == null ? null : drawnRectangle.clone();
  }

  /**
   * Moves the last drawn rectangle with the picture.
   *
   * @param pixels the distance that the window has moved to the right
   */
  public void scroll(int pixels) {
    if (drawnRectangle != null) {
      drawnRectangle[0] -= pixels;
    }
  }

  /**
   * Stores the drawn rectangle.
   *
   * @param rectangle left, top, width, height in window pixels; null if it was not drawn
   */
  public void setDrawn(int... rectangle) {
    drawnRectangle = rectangle;
  }
}
