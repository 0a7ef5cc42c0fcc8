package org.bowsprit.bow.internal.code;

/**
 * The style and the verbs of lines to choose from.
 *
 * @param firstVerb verb of the first line; the others follow
 * @param hideFirst first verb that is hidden while a choice lasts
 * @param hideLast last verb that is hidden while a choice lasts
 * @param saveId the id with which they are saved and hidden
 * @param x left edge, in screen pixels
 * @param y top edge of the first line, in screen pixels
 * @param step distance between lines in pixels
 * @param color the color of a line
 * @param hiColor the color of the line under the mouse
 * @param backColor the background color of a line
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

  /** The style of a game that declares none. */
  public static final ChoiceStyle DEFAULT = new ChoiceStyle(230, 1, 229, 99, 8, 148, 8, 10, 14, 0);
}
