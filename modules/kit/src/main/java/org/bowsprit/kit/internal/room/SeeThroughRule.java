package org.bowsprit.kit.internal.room;

import java.util.Set;
import java.util.TreeSet;

/**
 * Decides which strips of a picture are see-through (spec 02 §2.3). Such a strip does not draw its
 * pixels of the transparent colour. Its z-planes are also merged in another way (spec 02 §3.2).
 */
public sealed interface SeeThroughRule {

  /** No strip is see-through. The rule for backgrounds. */
  SeeThroughRule NONE = new Strips(Set.of());

  /** A strip is see-through if it contains the transparent colour. The rule for objects. */
  SeeThroughRule WHERE_COLOUR = new WhereColour();

  /** Selects the strips that contain the transparent colour. */
  record WhereColour() implements SeeThroughRule {}

  /**
   * Selects exactly these strips, no matter which pixels they have.
   *
   * @param strips numbers from 0, from left to right
   */
  record Strips(Set<Integer> strips) implements SeeThroughRule {

    /** Copies and sorts the set. */
    public Strips {
      strips = java.util.Collections.unmodifiableSet(new TreeSet<>(strips));
    }
  }
}
