package org.bowsprit.audio.speech;

import java.util.List;

/**
 * The times at which a mouth opens and closes while a line is spoken (spec 10 §6.4).
 *
 * @param marks the times in jiffies from the start of the sample, ascending, each from 0 to 65535;
 *     the mouth is open before the first mark, and opens or closes at each mark
 */
public record LipSync(List<Integer> marks) {

  /** A mouth that stays open. */
  public static final LipSync NONE = new LipSync(List.of());

  public LipSync {
    marks = List.copyOf(marks);
  }

  /** Returns whether the mouth is open {@code jiffies} after the start. */
  public boolean isOpen(long jiffies) {
    int passedMarks = 0;
    while (passedMarks < marks.size() && marks.get(passedMarks) < jiffies) {
      passedMarks++;
    }
    return passedMarks % 2 == 0;
  }
}
