package org.bowsprit.render.panel;

import java.util.Objects;

/**
 * A line of a panel.
 *
 * @param text without line ends
 * @param weight how it stands out
 * @since 1.0
 */
public record PanelLine(String text, Weight weight) {

  /** How a line stands out from others; a renderer chooses the colours. */
  public enum Weight {
    /** Like most. */
    PLAIN,
    /** A heading. */
    STRONG,
    /** The one that matters now. */
    MARKED,
    /** Of less weight. */
    FAINT
  }

  public PanelLine {
    Objects.requireNonNull(text, "text must not be null");
    Objects.requireNonNull(weight, "weight must not be null");
  }

  /** A line like most. */
  public static PanelLine plain(String text) {
    return new PanelLine(text, Weight.PLAIN);
  }
}
