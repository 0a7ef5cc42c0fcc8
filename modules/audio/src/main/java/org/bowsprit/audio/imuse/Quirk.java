package org.bowsprit.audio.imuse;

/**
 * A deviation of the interpreter whose output was captured as reference. Quirks are off in play and
 * can be switched on to compare with captured runs.
 */
public enum Quirk {
  /** Header and part volumes have no effect until the first change (spec 11 §6 a, b). */
  HEADER_VOLUMES_IGNORED,

  /**
   * The pan in the header of a player has no effect on a part until the pan of the player or the
   * part changes. Until then, the part keeps the position of the previous part in its slot.
   */
  HEADER_PAN_IGNORED,

  /**
   * A loop, or a jump by a script's command, considers note-offs only after the next pending event.
   * It also measures their time from this event (spec 11 §2.1).
   */
  NEXT_EVENT_IGNORED,

  /**
   * A jump by a command in the music ignores the part of the quantum that has passed (spec 11
   * §2.1).
   */
  LATENESS_IGNORED,

  /** Notes that a jump inside a track leaves hanging also count as held by the music. */
  HANGING_NOTES_STAY_HELD,

  /**
   * The remaining time of hanging notes is counted at one tempo. After a script's jump or a loop
   * inside a track, this is the tempo of the target, otherwise the current tempo.
   */
  ONE_TEMPO_FOR_HANGING,

  /** A scan keeps the held notes as hanging notes, although their channels are silent. */
  SCAN_LEAVES_HANGING,

  /**
   * A loop takes effect only at the next quantum, and the ticks after its end are lost. Events
   * after a jump wait for the next quantum (spec 11 §2).
   */
  LOOPS_WAIT_FOR_QUANTUM,

  /**
   * A loop that jumps back to the command that set the loop is set again, and therefore never ends.
   */
  LOOPS_SET_THEMSELVES_AGAIN,

  /**
   * A tick lasts a whole number of microseconds, which is the tempo divided by the division, plus a
   * quarter of a tick (spec 11 §2).
   */
  WHOLE_MICROS_PER_TICK,

  /** A new fade starts at the end value of the fade that it replaces (spec 11 §5). */
  FADES_START_AT_PREVIOUS_END,

  /**
   * A sound that fades to silence counts as not running in all games, not only in Monkey Island 2
   * (spec 13 §9.3).
   */
  FADES_ARE_SILENT,

  /**
   * A jump beyond the end of another track continues at the start of that track. A jump beyond the
   * end of the current track sets the tempo of its end (spec 11 §2.1).
   */
  FAILED_JUMPS_CHANGE_POSITION,

  /**
   * A part that is switched off, or silenced for a scan, releases its device channel, and the start
   * of a song frees no parts (spec 13 §9.3).
   */
  SILENT_PARTS_RELEASE_CHANNELS,

  /** The value of the music timer is one less, but never below 0 (spec 10 §5). */
  TIMER_IS_ONE_LESS,

  /** Master volume 0 counts as 1 (spec 11 §4.1). */
  MASTER_VOLUME_ZERO_IS_ONE
}
