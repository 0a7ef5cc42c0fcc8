package org.bowsprit.render.panel;

import java.util.function.Consumer;

/**
 * A page of text in characters of equal width, beside the picture.
 *
 * <p>Like its renderer, a panel is used by one thread; its methods do not block and do not throw
 * for external failures. Closing the renderer also closes its panel.
 *
 * @since 1.0
 */
public interface TextPanel extends AutoCloseable {

  /** Returns the number of characters that currently fit in a line, at least 1. */
  int columns();

  /** Returns the number of lines that currently fit, at least 1. */
  int rows();

  /**
   * Replaces the page. Text that does not fit is cut off at the right and at the bottom.
   *
   * @param page the page to show; showing an equal page again is cheap
   */
  void show(PanelPage page);

  /**
   * Reports all events of the panel since the last call, oldest first.
   *
   * @param sink receives each event
   */
  void poll(Consumer<? super PanelEvent> sink);

  /**
   * Returns whether {@link #poll} reports keys typed at the panel. If the picture and the panel
   * share one keyboard, the panel reports no keys. The renderer then reports every key, and the
   * program decides whether it is for the picture or for the panel.
   */
  boolean hasKeyboard();

  /**
   * Sets whether typed keys are for this panel, so that a panel without its own keyboard can show
   * its caret.
   *
   * @param isFocused true if typed keys are for this panel
   */
  default void typing(boolean isFocused) {
    // A panel with its own keyboard already has this information.
  }

  /**
   * Sets whether text is larger than usual. A panel that has only one size of text ignores this
   * call.
   *
   * @param larger true for larger text
   * @since 1.1
   */
  default void enlarge(boolean larger) {
    // The text has only one size.
  }

  /** Closes the panel; a second call has no effect. */
  @Override
  void close();
}
