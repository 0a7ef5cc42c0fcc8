package org.bowsprit.explorer.census;

import java.util.Collection;
import java.util.List;

/**
 * The beginning of a list, and the length of the whole list.
 *
 * @param count the length of the whole list
 * @param first the first elements, at most {@link #SHOWN}
 */
public record Counted<T>(int count, List<T> first) {

  /** The maximum number of elements that are written. */
  public static final int SHOWN = 100;

  public Counted {
    first = List.copyOf(first);
  }

  /** Returns the beginning of a list. */
  public static <T> Counted<T> of(Collection<T> all) {
    return new Counted<>(all.size(), all.stream().limit(SHOWN).toList());
  }
}
