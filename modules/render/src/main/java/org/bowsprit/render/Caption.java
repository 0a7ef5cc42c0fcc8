package org.bowsprit.render;

import java.util.Objects;

/**
 * A line of letters in a frame's picture, for renderers with letters of their own: a terminal has
 * too few dots to read a game's.
 *
 * @param left first column of the screen that it takes
 * @param top first row
 * @param right first column beyond it
 * @param bottom first row beyond it
 * @param text what is written there, in Unicode, on one line
 * @param ink palette index of its letters, 0–255
 * @param centred whether it stands in the middle of its columns, else at their left
 * @since 1.0
 */
public record Caption(
    int left, int top, int right, int bottom, String text, int ink, boolean centred) {

  public Caption {
    Objects.requireNonNull(text, "text must not be null");
  }

  /** Returns whether it shares a pixel with a rectangle; right and bottom are the first outside. */
  public boolean meets(int fromX, int fromY, int endX, int endY) {
    return left < endX && fromX < right && top < endY && fromY < bottom;
  }
}
