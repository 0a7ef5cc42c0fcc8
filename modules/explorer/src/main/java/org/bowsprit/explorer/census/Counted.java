package org.bowsprit.explorer.census;

import java.util.Collection;
import java.util.List;

/**
 * The beginning of a list, and how long all of it is.
 *
 * @param count how many there are
 * @param first at most {@link #SHOWN} of them
 */
public record Counted<T>(int count, List<T> first) {

  /** How many are written down. */
  public static final int SHOWN = 100;

  public Counted {
    first = List.copyOf(first);
  }

  /** Returns the beginning of a list. */
  public static <T> Counted<T> of(Collection<T> all) {
    return new Counted<>(all.size(), all.stream().limit(SHOWN).toList());
  }
}
