package org.bowsprit.render.panel;

import org.bowsprit.render.Input;

/**
 * Something that happened at a panel.
 *
 * @since 0.1
 */
public sealed interface PanelEvent {

  /**
   * A key was typed at the panel.
   *
   * @param key which one
   */
  record Key(Input.Key key) implements PanelEvent {}

  /**
   * The left mouse button was pressed on a letter.
   *
   * @param column counted from 0
   * @param row counted from 0
   */
  record Press(int column, int row) implements PanelEvent {}

  /**
   * The mouse wheel turned over the panel.
   *
   * @param notches positive away from the player
   */
  record Wheel(double notches) implements PanelEvent {}

  /** The player wants the panel gone: its window's close button. */
  record Close() implements PanelEvent {}
}
