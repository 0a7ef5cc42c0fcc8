package org.bowsprit.engine.text;

import org.bowsprit.format.charset.Charset;

/** The character sets of a game, by number. */
public interface Fonts {

  /**
   * A character set.
   *
   * @param number as scripts name it
   * @return the set, or the one that stands in for a missing number
   */
  Charset font(int number);
}
