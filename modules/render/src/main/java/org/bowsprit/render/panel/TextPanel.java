package org.bowsprit.render.panel;

import java.util.function.Consumer;

/**
 * A page of letters of equal width beside the picture.
 *
 * <p>Like the renderer it belongs to it is used by one thread, none of its methods blocks, and none
 * throws for trouble of the outside world. It ends with its renderer at the latest.
 *
 * @since 1.0
 */
public interface TextPanel extends AutoCloseable {

  /** Letters that fit in a line now, at least 1. */
  int columns();

  /** Lines that fit now, at least 1. */
  int rows();

  /**
   * Shows a page in place of the last one. What does not fit is cut off at the right and below.
   *
   * @param page what to show; a page equal to the last one costs next to nothing
   */
  void show(PanelPage page);

  /**
   * Reports everything that happened at the panel since the last call, oldest first.
   *
   * @param sink takes each event
   */
  void poll(Consumer<? super PanelEvent> sink);

  /**
   * Whether keys typed at the panel are told by {@link #poll}. Where picture and panel share one
   * keyboard they are not: there every key reaches the renderer, and the program decides whom it is
   * for.
   */
  boolean hasKeyboard();

  /**
   * Tells a panel without a keyboard of its own whether what is typed is for it, so that it can
   * show its caret.
   *
   * @param here whether it is
   */
  default void typing(boolean here) {
    // One with a keyboard of its own knows.
  }

  /** Takes the panel away; a second call does nothing. */
  @Override
  void close();
}
