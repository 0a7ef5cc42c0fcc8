package org.bowsprit.audio.imuse;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Which slips of the captured interpreter to imitate.
 *
 * @param slips the slips
 */
public record Quirks(Set<Quirk> slips) {

  /** Music as it is meant to be. */
  public static final Quirks NONE = new Quirks(EnumSet.noneOf(Quirk.class));

  /** Music as the captured interpreter plays it. */
  public static final Quirks CAPTURED = new Quirks(EnumSet.allOf(Quirk.class));

  /** Takes an immutable copy. */
  public Quirks {
    Set<Quirk> copy = EnumSet.noneOf(Quirk.class);
    copy.addAll(slips);
    slips = Collections.unmodifiableSet(copy);
  }

  /** Returns whether a slip is to be imitated. */
  public boolean has(Quirk slip) {
    return slips.contains(slip);
  }
}
