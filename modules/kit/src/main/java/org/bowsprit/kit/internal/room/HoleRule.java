package org.bowsprit.kit.internal.room;

import java.util.Set;
import java.util.TreeSet;

/**
 * Decides which strips of a picture have transparent pixels (spec 02 §2.3). The kind of a strip
 * also decides how its z-planes are merged (spec 02 §3.2).
 */
public sealed interface HoleRule {

  /** No strip has transparent pixels. The rule for backgrounds. */
  HoleRule NONE = new Strips(Set.of());

  /** A strip has transparent pixels if it contains the transparent colour. The rule for objects. */
  HoleRule WHERE_COLOUR = new WhereColour();

  /** Selects the strips that contain the transparent colour. */
  record WhereColour() implements HoleRule {}

  /**
   * Selects exactly these strips, no matter which pixels they have.
   *
   * @param strips numbers from 0, from left to right
   */
  record Strips(Set<Integer> strips) implements HoleRule {

    /** Copies and sorts the set. */
    public Strips {
      strips = java.util.Collections.unmodifiableSet(new TreeSet<>(strips));
    }
  }
}
