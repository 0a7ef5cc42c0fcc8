package org.bowsprit.explorer.census;

import java.util.regex.Pattern;
import org.bowsprit.bytes.FormatException;

/**
 * Removes quotations of the game from error messages, so that only the words of this program
 * remain.
 */
final class QuotationFilter {

  private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"|[^ -~]+");

  /** A part of a message that contains data of the game, after the word "found". */
  private static final Pattern FOUND = Pattern.compile("found (?!none|\\d+( |$)).*");

  private QuotationFilter() {}

  /** Returns a phrase without its quotations. */
  static String withoutQuotations(String phrase) {
    return FOUND.matcher(QUOTED.matcher(phrase).replaceAll("…")).replaceAll("found …");
  }

  /**
   * Returns the message of a {@link FormatException} without quotations. For any other exception,
   * returns only the name of its class.
   */
  static String withoutQuotations(RuntimeException failure) {
    return failure instanceof FormatException damage
        ? withoutQuotations(damage.expectation())
        : failure.getClass().getSimpleName();
  }
}
