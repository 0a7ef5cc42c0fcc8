package org.bowsprit.render.panel;

/**
 * The colours of panels, 0xRRGGBB: light text on a dark blue background, so that a panel stands out
 * from the picture of the game.
 *
 * @since 1.0
 */
public final class PanelColours {

  /** The background colour. */
  public static final int PAPER = 0x16202E;

  private PanelColours() {}

  /** Returns the text colour of lines with the given weight. */
  public static int of(PanelLine.Weight weight) {
    return switch (weight) {
      case PLAIN -> 0xD7DEE8;
      case STRONG -> 0x8FC7FF;
      case MARKED -> 0xFFD166;
      case FAINT -> 0x7D8896;
    };
  }
}
