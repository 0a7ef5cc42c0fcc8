package org.bowsprit.playtest.finding;

import java.util.List;
import java.util.Objects;

/**
 * Something that the author would want to know.
 *
 * @param kind what sort of thing
 * @param grade how bad
 * @param where the room, object or script
 * @param what a sentence
 * @param actions what was done until then; empty where nothing needs doing
 * @param recording file name of the recording that leads there; empty for none
 */
public record Finding(
    Kind kind, Grade grade, String where, String what, List<String> actions, String recording) {

  /** How bad a finding is. */
  public enum Grade {
    /** A player is stopped or shown nonsense. */
    FAULT,
    /** Perhaps meant so. */
    HINT
  }

  /** What a finding is about. */
  public enum Kind {
    /** From here on the game cannot be won. */
    DEAD_END,
    /** No way to the goal was found. */
    NOT_WON,
    /** The player is never allowed to act again. */
    STUCK,
    /** A script failed. */
    SCRIPT_FAULT,
    /** A router finds no way to where one stands to use a thing. */
    UNREACHABLE,
    /** A thing lies beside its picture, or outside of what can be pointed at. */
    HOTSPOT,
    /** A walk box lies in what hides actors. */
    FURNITURE,
    /** A thing can be pointed at and is called nothing. */
    NAMELESS,
    /** A line was not heard in the whole test. */
    UNHEARD,
    /** A sentence that nothing comes of. */
    SILENCE
  }

  public Finding {
    Objects.requireNonNull(kind, "kind must not be null");
    Objects.requireNonNull(grade, "grade must not be null");
    Objects.requireNonNull(where, "where must not be null");
    Objects.requireNonNull(what, "what must not be null");
    Objects.requireNonNull(recording, "recording must not be null");
    actions = List.copyOf(actions);
  }

  /** Returns a finding that needs no actions to be seen. */
  public static Finding of(Kind kind, Grade grade, String where, String what) {
    return new Finding(kind, grade, where, what, List.of(), "");
  }
}
