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
  private static final int READABLE = 70;
  private static final int HALF = 110;

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
   * Colours that are too similar to the paper or to each other are replaced by the default colours.
   */
  private static MenuLook of(Charset font, int text, int bright) {
    boolean readable =
        Rgb.brightness(text) >= READABLE
            && Rgb.brightness(bright) >= READABLE
            && Rgb.distance(text, bright) >= READABLE * READABLE;
    int shownText = readable ? text : USUAL_TEXT;
    int shownBright = readable ? bright : USUAL_BRIGHT;
    return new MenuLook(font, BLACK, shownText, shownBright, Rgb.between(shownText, BLACK, HALF));
  }
}
