package org.bowsprit.format.costume;

/**
 * The effect of an animation on one limb: it plays a range of commands, or it is switched off (spec
 * 03 §2.1).
 *
 * @param limb 0–15
 * @param start the position of the first command, {@link #OFF} to switch the limb off
 * @param last the position of the last command, inclusive
 * @param once true if the limb stays on the last command, false if it starts again
 */
public record LimbRange(int limb, int start, int last, boolean once) {

  /** The start that switches a limb off. */
  public static final int OFF = 0xFFFF;

  /** The highest difference between the first and the last command. */
  public static final int MAX_EXTENT = 0x7F;

  /** Checks that the limb and the range can be written to a file. */
  public LimbRange {
    if (limb < 0 || limb >= Costume.LIMB_COUNT) {
      throw new IllegalArgumentException("a limb is 0–15, was " + limb);
    }
    if (start < 0 || start > OFF || last < start || last - start > MAX_EXTENT) {
      throw new IllegalArgumentException("a range is of 1–128 commands, was " + start + "–" + last);
    }
  }

  /** Returns the entry that switches {@code limb} off. */
  public static LimbRange off(int limb) {
    return new LimbRange(limb, OFF, OFF, false);
  }

  /** Returns whether the limb is switched off. */
  public boolean isOff() {
    return start == OFF;
  }
}
