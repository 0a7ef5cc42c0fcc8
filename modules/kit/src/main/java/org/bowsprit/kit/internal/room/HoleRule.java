package org.bowsprit.kit.internal.room;

import java.util.Set;
import java.util.TreeSet;

/**
 * Which strips of a picture let through what is below where they have the transparent colour (spec
 * 02 §2.3). The kind of a strip also decides how its z-planes are merged (spec 02 §3.2).
 */
public sealed interface HoleRule {

  /** Every strip paints every pixel: the rule for backgrounds. */
  HoleRule NONE = new Strips(Set.of());

  /** A strip lets through what is below if it has a pixel of the colour: the rule for objects. */
  HoleRule WHERE_COLOUR = new WhereColour();

  /** The strips that have a pixel of the transparent colour. */
  record WhereColour() implements HoleRule {}

  /**
   * Exactly these strips, whatever their pixels.
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
