package org.bowsprit.render.panel;

/**
 * An event of a panel.
 *
 * @since 1.0
 */
public sealed interface PanelEvent {

  /**
   * A key was typed at the panel.
   *
   * @param code the key code, see {@link org.bowsprit.render.KeyCodes}
   * @param shift whether Shift was held
   * @param control whether Ctrl was held
   * @param alt whether Alt was held
   */
  record Key(int code, boolean shift, boolean control, boolean alt) implements PanelEvent {}

  /**
   * The left mouse button was pressed on the panel.
   *
   * @param column the column of text, counted from 0
   * @param row the row of text, counted from 0
   */
  record Press(int column, int row) implements PanelEvent {}

  /**
   * The mouse wheel turned over the panel.
   *
   * @param notches the number of notches, positive away from the player
   */
  record Wheel(double notches) implements PanelEvent {}

  /**
   * The panel was closed with its renderer, which was replaced by another renderer. A new panel can
   * be opened in the new renderer.
   *
   * @since 1.1
   */
  record Lost() implements PanelEvent {}

  /** The player closes the panel with its window's close button. */
  record Close() implements PanelEvent {}
}
