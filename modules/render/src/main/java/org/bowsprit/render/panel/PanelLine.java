package org.bowsprit.render.panel;

import java.util.Objects;

/**
 * A line of a panel.
 *
 * @param text the text, without line ends
 * @param weight its emphasis
 * @since 1.0
 */
public record PanelLine(String text, Weight weight) {

  /** The emphasis of a line; a renderer chooses the colours. */
  public enum Weight {
    /** Normal text. */
    PLAIN,
    /** A heading. */
    STRONG,
    /** The selected line. */
    MARKED,
    /** Less important text. */
    FAINT
  }

  public PanelLine {
    Objects.requireNonNull(text, "text must not be null");
    Objects.requireNonNull(weight, "weight must not be null");
  }

  /** Returns a line of normal text. */
  public static PanelLine plain(String text) {
    return new PanelLine(text, Weight.PLAIN);
  }
}
