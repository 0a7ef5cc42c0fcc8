package org.bowsprit.explorer.census;

import java.util.Collection;
import java.util.List;

/**
 * The beginning of a list, and the length of the whole list.
 *
 * @param count the length of the whole list
 * @param first the first elements, at most {@link #MAX_WRITTEN}
 */
public record CountedList<T>(int count, List<T> first) {

  /** The maximum number of elements that are written. */
  public static final int MAX_WRITTEN = 100;

  public CountedList {
    first = List.copyOf(first);
  }

  /** Returns the beginning of a list. */
  public static <T> CountedList<T> of(Collection<T> all) {
    return new CountedList<>(all.size(), all.stream().limit(MAX_WRITTEN).toList());
  }
}
