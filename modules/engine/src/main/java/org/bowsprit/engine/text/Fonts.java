package org.bowsprit.engine.text;

import org.bowsprit.format.charset.Charset;

/** The character sets of a game, by number. */
public interface Fonts {

  /**
   * Returns a character set.
   *
   * @param number its number in scripts
   * @return the set, or the replacement of a missing one
   */
  Charset font(int number);
}
