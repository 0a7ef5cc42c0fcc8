package org.bowsprit.player.menu;

import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.player.ink.GameLetters;
import org.bowsprit.player.ink.Rgb;

/**
 * The look of a menu in a game: the letters and colours of the game's verbs, if they are readable.
 *
 * @param font the letters
 * @param paper the background
 * @param text rows that can be chosen
 * @param bright the chosen row
 * @param dim rows that cannot be chosen
 */
record MenuLook(Charset font, int paper, int text, int bright, int dim) {

  private static final int USUAL_TEXT = 0xB8B8C8;
  private static final int USUAL_BRIGHT = 0xFFFF66;
  private static final int BLACK = 0x080810;
  private static final int DIFFERENT = 70;
  private static final int HALF = 110;
  private static final int STEP = 10;
  private static final int BAR_PART = 56;

  /** The minimum contrast of small letters (WCAG 2.2, 1.4.3). */
  private static final double READABLE = 4.5;

  /** The minimum contrast of rows that cannot be chosen. WCAG requires no contrast for them. */
  private static final double READABLE_WHEN_DIM = 3;

  /**
   * Returns the look of a game.
   *
   * @param palette the current colours of the game
   */
  static MenuLook of(World world, byte[] palette) {
    Charset font = new GameLetters(world).font();
    for (int slot = 1; slot < world.verbs().capacity(); slot++) {
      Verb verb = world.verbs().at(slot);
      if (verb.isLive() && verb.hasLabel() && verb.mode() == Verb.Mode.ON && verb.hiColour() != 0) {
        return of(font, Rgb.of(palette, verb.colour()), Rgb.of(palette, verb.hiColour()));
      }
    }
    return of(font, USUAL_TEXT, USUAL_BRIGHT);
  }

  /**
   * Returns a look in two colours. If one of them cannot be read on the paper or on the bar, or if
   * both look alike, the usual colours replace them.
   */
  static MenuLook of(Charset font, int text, int bright) {
    MenuLook own = new MenuLook(font, BLACK, text, bright, dimmed(text));
    boolean isReadable =
        Rgb.contrast(text, BLACK) >= READABLE
            && Rgb.contrast(bright, own.bar()) >= READABLE
            && Rgb.distance(text, bright) >= DIFFERENT * DIFFERENT;
    return isReadable
        ? own
        : new MenuLook(font, BLACK, USUAL_TEXT, USUAL_BRIGHT, dimmed(USUAL_TEXT));
  }

  /** Returns a darker colour that can still be read on the bar. */
  private static int dimmed(int text) {
    int part = HALF;
    while (part > 0
        && Rgb.contrast(Rgb.between(text, BLACK, part), bar(text)) < READABLE_WHEN_DIM) {
      part -= STEP;
    }
    return Rgb.between(text, BLACK, Math.max(0, part));
  }

  /** Returns the colour of the bar behind the chosen row. */
  int bar() {
    return bar(text);
  }

  private static int bar(int text) {
    return Rgb.between(BLACK, text, BAR_PART);
  }
}
