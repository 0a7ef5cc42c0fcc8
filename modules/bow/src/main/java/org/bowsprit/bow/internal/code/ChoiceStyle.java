package org.bowsprit.bow.internal.code;

/**
 * The style and the verbs of lines to choose from.
 *
 * @param firstVerb the verb of the first line; the verbs of the other lines follow
 * @param hideFirst the first verb that is hidden during a choice
 * @param hideLast the last verb that is hidden during a choice
 * @param saveId the id with which these verbs are saved and hidden
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

  /** The style in a game that does not declare one. */
  public static final ChoiceStyle DEFAULT = new ChoiceStyle(230, 1, 229, 99, 8, 148, 8, 10, 14, 0);
}
