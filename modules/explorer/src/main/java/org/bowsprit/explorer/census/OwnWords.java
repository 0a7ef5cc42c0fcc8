package org.bowsprit.explorer.census;

import java.util.regex.Pattern;
import org.bowsprit.bytes.FormatException;

/** The words of this program in a complaint, without what it quotes of the game. */
final class OwnWords {

  private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"|[^ -~]+");

  /** Behind "found" stands what the file has in place of what was expected. */
  private static final Pattern FOUND = Pattern.compile("found (?!none|\\d+( |$)).*");

  private OwnWords() {}

  /** Returns a phrase without what it quotes. */
  static String of(String phrase) {
    return FOUND.matcher(QUOTED.matcher(phrase).replaceAll("…")).replaceAll("found …");
  }

  /** Returns what an exception complains of; of one that is not ours only its kind. */
  static String of(RuntimeException failure) {
    return failure instanceof FormatException damage
        ? of(damage.expectation())
        : failure.getClass().getSimpleName();
  }
}
