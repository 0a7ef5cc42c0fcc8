package org.bowsprit.explorer.census;

import java.util.regex.Pattern;
import org.bowsprit.bytes.FormatException;

/**
 * Removes quotations of the game from error messages, so that only the words of this program
 * remain.
 */
final class OwnWords {

  private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"|[^ -~]+");

  /** A part of a message that contains data of the game, after the word "found". */
  private static final Pattern FOUND = Pattern.compile("found (?!none|\\d+( |$)).*");

  private OwnWords() {}

  /** Returns a phrase without its quotations. */
  static String of(String phrase) {
    return FOUND.matcher(QUOTED.matcher(phrase).replaceAll("…")).replaceAll("found …");
  }

  /**
   * Returns the message of a {@link FormatException} without quotations. For any other exception,
   * returns only the name of its class.
   */
  static String of(RuntimeException failure) {
    return failure instanceof FormatException damage
        ? of(damage.expectation())
        : failure.getClass().getSimpleName();
  }
}
