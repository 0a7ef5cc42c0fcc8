package org.bowsprit.audio.imuse;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/**
 * The quirks of the capturing interpreter to imitate.
 *
 * @param slips the quirks
 * @param lateness the total delay of a captured run's clock, in microseconds; the key is the jiffy
 *     from which the delay applies
 */
public record Quirks(Set<Quirk> slips, NavigableMap<Long, Long> lateness) {

  /** No quirks. The music is as intended. */
  public static final Quirks NONE = new Quirks(EnumSet.noneOf(Quirk.class));

  /** All quirks. The music is as the capturing interpreter plays it. */
  public static final Quirks CAPTURED = new Quirks(EnumSet.allOf(Quirk.class));

  /** Makes an immutable copy. */
  public Quirks {
    Set<Quirk> quirksCopy = EnumSet.noneOf(Quirk.class);
    quirksCopy.addAll(slips);
    slips = Collections.unmodifiableSet(quirksCopy);
    lateness = Collections.unmodifiableNavigableMap(new TreeMap<>(lateness));
  }

  /** Creates quirks without a delayed clock. */
  public Quirks(Set<Quirk> slips) {
    this(slips, Collections.emptyNavigableMap());
  }

  /** Returns the delay of the frame at {@code jiffies}, in microseconds. */
  public long lateness(long jiffies) {
    if (lateness.isEmpty()) {
      return 0;
    }
    Map.Entry<Long, Long> entry = lateness.floorEntry(jiffies);
    return entry == null ? 0 : entry.getValue();
  }

  /** Returns whether a quirk is to be imitated. */
  public boolean has(Quirk quirk) {
    return slips.contains(quirk);
  }
}
