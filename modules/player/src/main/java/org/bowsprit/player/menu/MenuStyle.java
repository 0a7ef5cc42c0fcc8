package org.bowsprit.player.menu;

import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.player.ink.GameFontChooser;
import org.bowsprit.player.ink.Rgb;

/**
 * The style of a menu in a game: the font and the colours of the game's verbs, if they are
 * readable.
 *
 * @param font the font
 * @param background the background
 * @param text rows that can be chosen
 * @param bright the chosen row
 * @param dim rows that cannot be chosen
 */
record MenuStyle(Charset font, int background, int text, int bright, int dim) {

  private static final int DEFAULT_TEXT = 0xB8B8C8;
  private static final int DEFAULT_BRIGHT = 0xFFFF66;
  private static final int BLACK = 0x080810;
  private static final int MIN_COLOUR_DISTANCE = 70;
  private static final int MAX_DIM_WEIGHT = 110;
  private static final int DIM_WEIGHT_STEP = 10;
  private static final int BAR_WEIGHT = 56;

  /** The minimum contrast of small text (WCAG 2.2, 1.4.3). */
  private static final double MIN_CONTRAST = 4.5;

  /** The minimum contrast of rows that cannot be chosen. WCAG requires no contrast for them. */
  private static final double MIN_DIM_CONTRAST = 3;

  /**
   * Returns the style of a game.
   *
   * @param palette the current colours of the game
   */
  static MenuStyle of(World world, byte[] palette) {
    Charset font = new GameFontChooser(world).font();
    for (int slot = 1; slot < world.verbs().capacity(); slot++) {
      Verb verb = world.verbs().slot(slot);
      if (verb.isLive() && verb.hasLabel() && verb.mode() == Verb.Mode.ON && verb.hiColour() != 0) {
        return of(font, Rgb.of(palette, verb.colour()), Rgb.of(palette, verb.hiColour()));
      }
    }
    return of(font, DEFAULT_TEXT, DEFAULT_BRIGHT);
  }

  /**
   * Returns a style in two colours. The default colours replace them if one of them cannot be read
   * on the background or on the bar, or if they are too similar.
   */
  static MenuStyle of(Charset font, int text, int bright) {
    MenuStyle gameStyle = new MenuStyle(font, BLACK, text, bright, darkened(text));
    boolean isReadable =
        Rgb.contrast(text, BLACK) >= MIN_CONTRAST
            && Rgb.contrast(bright, gameStyle.bar()) >= MIN_CONTRAST
            && Rgb.distance(text, bright) >= MIN_COLOUR_DISTANCE * MIN_COLOUR_DISTANCE;
    return isReadable
        ? gameStyle
        : new MenuStyle(font, BLACK, DEFAULT_TEXT, DEFAULT_BRIGHT, darkened(DEFAULT_TEXT));
  }

  /** Returns a darker colour that can still be read on the bar. */
  private static int darkened(int text) {
    int weight = MAX_DIM_WEIGHT;
    while (weight > 0
        && Rgb.contrast(Rgb.blend(text, BLACK, weight), bar(text)) < MIN_DIM_CONTRAST) {
      weight -= DIM_WEIGHT_STEP;
    }
    return Rgb.blend(text, BLACK, Math.max(0, weight));
  }

  /** Returns the colour of the bar behind the chosen row. */
  int bar() {
    return bar(text);
  }

  private static int bar(int text) {
    return Rgb.blend(BLACK, text, BAR_WEIGHT);
  }
}
