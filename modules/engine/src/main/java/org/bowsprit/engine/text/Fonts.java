package org.bowsprit.engine.text;

import org.bowsprit.format.charset.Charset;

/** The character sets of a game, by number. */
public interface Fonts {

  /**
   * Returns a character set.
   *
   * @param number the number of the character set in scripts
   * @return the character set, or the replacement if it is missing
   */
  Charset font(int number);
}
