package org.bowsprit.playtest.finding;

import java.util.List;
import java.util.Objects;

/**
 * A finding for the author.
 *
 * @param kind the kind of finding
 * @param grade the severity of the finding
 * @param where the room, object or script
 * @param what a sentence that describes the finding
 * @param actions the actions that lead to the finding; empty if none are needed
 * @param recording the file name of the recording that leads to the finding; empty for none
 */
public record Finding(
    Kind kind, Grade grade, String where, String what, List<String> actions, String recording) {

  /** The severity of a finding. */
  public enum Grade {
    /** A player cannot continue or sees something wrong. */
    FAULT,
    /** The author may have intended it. */
    HINT
  }

  /** The kinds of findings. */
  public enum Kind {
    /** The game can no longer be won. */
    DEAD_END,
    /** No way to the goal was found. */
    NOT_WON,
    /** The player can never act again. */
    STUCK,
    /** A script failed. */
    SCRIPT_FAULT,
    /** A router finds no path to the position where actors use an object. */
    UNREACHABLE,
    /**
     * The clickable area of an object is not where its picture is, or is outside of the area that
     * the mouse can reach.
     */
    HOTSPOT,
    /** A walk box is in an area that hides actors. */
    FURNITURE,
    /** An object can be pointed at but has no name. */
    NAMELESS,
    /** A line was never spoken during the test. */
    UNHEARD,
    /** A sentence has no effect. */
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

  /** Returns a finding that needs no actions. */
  public static Finding of(Kind kind, Grade grade, String where, String what) {
    return new Finding(kind, grade, where, what, List.of(), "");
  }
}
