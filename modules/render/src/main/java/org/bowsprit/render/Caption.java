package org.bowsprit.render;

import java.util.Objects;

/**
 * A line of text in a frame's picture, for renderers that write text in their own font. For
 * example, a terminal has too few dots to show a game's font.
 *
 * @param left the first column of the screen
 * @param top the first row
 * @param right the first column to the right of the text
 * @param bottom the first row below the text
 * @param text the text in Unicode, on one line
 * @param ink palette index of the characters, 0–255
 * @param centred whether the text is centred in its columns; otherwise it is left-aligned
 * @since 1.0
 */
public record Caption(
    int left, int top, int right, int bottom, String text, int ink, boolean centred) {

  public Caption {
    Objects.requireNonNull(text, "text must not be null");
  }

  /** Returns whether the caption intersects a rectangle; right and bottom are exclusive. */
  public boolean meets(int fromX, int fromY, int endX, int endY) {
    return left < endX && fromX < right && top < endY && fromY < bottom;
  }
}
