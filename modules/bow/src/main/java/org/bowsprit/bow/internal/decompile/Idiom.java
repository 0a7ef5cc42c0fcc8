package org.bowsprit.bow.internal.decompile;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Several instructions that are one statement in sources. */
enum Idiom {
  /** A line and the wait for its end: {@code ego: "No."}. */
  SPOKEN_LINE,
  /** A wait for the end of a script or sound: {@code wait for script s}. */
  END_WAIT,
  /** A call inside of a condition: {@code if getObjectState(door) == 1}. */
  CALL_IN_CONDITION,
  /** Alternative conditions, of which one is enough: {@code if wet || cold}. */
  ALTERNATIVES,
  /** A local variable that is declared with its first value: {@code var local2 = 0}. */
  VARIABLES,
  /** The call of a script or function, with the wait for its end or with the use of its result. */
  CALLS,
  /** A selection by a value: {@code case room { 1, 2 -> … }}. */
  CASES,
  /** A statement with texts in several languages: {@code ego: "No." | "Nein."}. */
  LANGUAGES,
  /** A choice between lines, the topics of a dialogue, and the dialogue. */
  CHOICES;

  /**
   * The sets of idioms, in the order in which they are tried. If the statements from one set
   * compile to other code, the next set is tried.
   */
  static final List<Set<Idiom>> ATTEMPTS =
      List.of(
          EnumSet.allOf(Idiom.class),
          EnumSet.complementOf(EnumSet.of(VARIABLES)),
          EnumSet.complementOf(EnumSet.of(CASES)),
          EnumSet.complementOf(EnumSet.of(VARIABLES, CASES)),
          EnumSet.complementOf(EnumSet.of(VARIABLES, CALLS)),
          EnumSet.complementOf(EnumSet.of(VARIABLES, ALTERNATIVES)),
          EnumSet.complementOf(EnumSet.of(VARIABLES, CHOICES)),
          EnumSet.complementOf(EnumSet.of(VARIABLES, CHOICES, ALTERNATIVES, CASES, CALLS)),
          EnumSet.complementOf(EnumSet.of(VARIABLES, CHOICES, LANGUAGES, CASES, CALLS)),
          EnumSet.of(SPOKEN_LINE, END_WAIT, CALL_IN_CONDITION),
          EnumSet.of(SPOKEN_LINE, END_WAIT),
          EnumSet.of(SPOKEN_LINE),
          EnumSet.noneOf(Idiom.class));
}
