package org.bowsprit.bow.internal.code;

/**
 * How lines to choose from look, and which verbs they are.
 *
 * @param firstVerb verb of the first line; the others follow
 * @param hideFirst first verb that is hidden while a choice lasts
 * @param hideLast last verb that is hidden while a choice lasts
 * @param saveId under which they are hidden
 * @param x left edge, in screen pixels
 * @param y top edge of the first line, in screen pixels
 * @param step rows from line to line
 * @param color of a line
 * @param hiColor of the line under the mouse
 * @param backColor behind a line
 */
public record ChoiceStyle(
    int firstVerb,
    int hideFirst,
    int hideLast,
    int saveId,
    int x,
    int y,
    int step,
    int color,
    int hiColor,
    int backColor) {

  /** What holds for a game that says nothing. */
  public static final ChoiceStyle DEFAULT = new ChoiceStyle(230, 1, 229, 99, 8, 148, 8, 10, 14, 0);
}
