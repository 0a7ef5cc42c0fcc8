package org.bowsprit.audio.imuse;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/**
 * Which quirks of the captured interpreter to imitate.
 *
 * @param slips the quirks
 * @param lateness by how many microseconds in all the clock of a captured run was late, by the
 *     jiffies from which on it was
 */
public record Quirks(Set<Quirk> slips, NavigableMap<Long, Long> lateness) {

  /** Music as it is meant to be. */
  public static final Quirks NONE = new Quirks(EnumSet.noneOf(Quirk.class));

  /** Music as the captured interpreter plays it. */
  public static final Quirks CAPTURED = new Quirks(EnumSet.allOf(Quirk.class));

  /** Takes an immutable copy. */
  public Quirks {
    Set<Quirk> copy = EnumSet.noneOf(Quirk.class);
    copy.addAll(slips);
    slips = Collections.unmodifiableSet(copy);
    lateness = Collections.unmodifiableNavigableMap(new TreeMap<>(lateness));
  }

  /** Imitates the quirks {@code slips} of an interpreter that was always in time. */
  public Quirks(Set<Quirk> slips) {
    this(slips, Collections.emptyNavigableMap());
  }

  /** Returns by how many microseconds the frame at {@code jiffies} is late. */
  public long lateness(long jiffies) {
    if (lateness.isEmpty()) {
      return 0;
    }
    Map.Entry<Long, Long> last = lateness.floorEntry(jiffies);
    return last == null ? 0 : last.getValue();
  }

  /** Returns whether a quirk is to be imitated. */
  public boolean has(Quirk slip) {
    return slips.contains(slip);
  }
}
