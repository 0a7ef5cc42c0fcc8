package org.bowsprit.audio.imuse;

/**
 * A deviation of the captured interpreter that is not for play, but can be switched on to compare
 * with its runs.
 */
public enum Quirk {
  /** Header and part volumes are not heard until the first change (spec 11 §6 a, b). */
  DEAF_HEADER_VOLUMES,

  /**
   * A player's header pan is not heard of a part until either's pan changes; before, the part
   * sounds where the one did that had its slot.
   */
  DEAF_HEADER_PAN,

  /**
   * A loop or a jump on a script's command looks for note-offs only after the next pending event,
   * and counts from there (spec 11 §2.1).
   */
  BLIND_TO_NEXT_EVENT,

  /** A jump inside the music forgets how much of the quantum has passed (spec 11 §2.1). */
  LATENESS_FORGOTTEN,

  /** Notes that a jump inside a track leaves hanging count as held by the music, too. */
  HANGING_STAYS_HELD,

  /**
   * The time that hanging notes have left is counted at one tempo: the target's after a script's
   * jump or a loop inside a track, else that of the moment.
   */
  ONE_TEMPO_FOR_HANGING,

  /** A scan leaves the notes that were held hanging, though their channels have fallen silent. */
  SCAN_LEAVES_HANGING,

  /**
   * A loop point is noticed at the next quantum, and the ticks beyond it are lost; events after a
   * jump wait for the next quantum (spec 11 §2).
   */
  LOOSE_LOOPS,

  /** A loop that goes back to the very command that set it is set anew, and so never ends. */
  LOOPS_SET_THEMSELVES_ANEW,

  /**
   * A tick is a whole number of microseconds: the tempo by the division, a quarter of a tick added
   * (spec 11 §2).
   */
  WHOLE_MICROS_A_TICK,

  /** A new fade starts at the end value of the one it replaces (spec 11 §5). */
  FADES_FROM_THE_END,

  /**
   * A sound that fades to silence counts as not running in all games, not in Monkey Island 2 alone
   * (spec 13 §9.3).
   */
  FADES_ARE_SILENT,

  /**
   * A jump beyond the end of another track goes on at that track's start, one beyond the end of its
   * own at the tempo there (spec 11 §2.1).
   */
  FAILED_JUMPS_SLIP,

  /**
   * A part that is switched off, or silenced for a scan, gives its device channel back, and the
   * start of a song frees no parts (spec 13 §9.3).
   */
  PARTS_GIVE_CHANNELS_BACK,

  /** The music timer reads one less, never below 0 (spec 10 §5). */
  TIMER_LESS_ONE,

  /** Master volume 0 counts as 1 (spec 11 §4.1). */
  SILENCE_IS_ONE
}
