package org.bowsprit.audio.imuse;

/**
 * Slips of the captured interpreter that are not for play, but can be switched on to compare with
 * its runs.
 *
 * @param deafHeaderVolumes header and part volumes are not heard until the first change (spec 11 §6
 *     a, b)
 * @param shortLookAhead a jump's look-ahead for note-offs overlooks the next pending event (spec 11
 *     §2.1)
 * @param looseLoops a loop point is noticed at the next quantum, and the ticks beyond it are lost
 *     (spec 11 §2)
 * @param fadesFromTheEnd a new fade starts at the end value of the one it replaces (spec 11 §5)
 * @param failedJumpsSlip a jump beyond the end of another track goes on at that track's start, one
 *     beyond the end of its own at the tempo there (spec 11 §2.1)
 * @param timerLessOne the music timer reads one less, never below 0 (spec 10 §5)
 * @param silenceIsOne master volume 0 counts as 1 (spec 11 §4.1)
 */
public record Quirks(
    boolean deafHeaderVolumes,
    boolean shortLookAhead,
    boolean looseLoops,
    boolean fadesFromTheEnd,
    boolean failedJumpsSlip,
    boolean timerLessOne,
    boolean silenceIsOne) {

  /** Music as it is meant to be. */
  public static final Quirks NONE = new Quirks(false, false, false, false, false, false, false);

  /** Music as the captured interpreter plays it. */
  public static final Quirks CAPTURED = new Quirks(true, true, true, true, true, true, true);
}
