package org.bowsprit.vm.symbol;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the known name that is most similar to a misspelt name. */
public final class NearestName {

  private NearestName() {}

  /**
   * Returns the most similar known name; empty if none is similar. Ignores names with {@code $},
   * because these are generated.
   */
  public static Optional<String> of(String misspelt, Collection<String> known) {
    String best = null;
    int bestDistance = Math.max(1, misspelt.length() / 3) + 1;
    for (String candidate : known) {
      int distance = distance(misspelt, candidate, bestDistance);
      if (distance < bestDistance && !candidate.contains("$")) {
        bestDistance = distance;
        best = candidate;
      }
    }
    return Optional.ofNullable(best);
  }

  /**
   * Returns the end of a message about an unknown name, such as {@code "; did you mean 'door'?"};
   * empty if no known name is similar.
   */
  public static String hint(String misspelt, Collection<String> known) {
    return of(misspelt, known).map(nearest -> "; did you mean '" + nearest + "'?").orElse("");
  }

  /**
   * Returns the end of a message about an unknown name. It is the result of {@link #hint}, or a
   * list of all known names if none is similar.
   */
  public static String hintOrAll(String misspelt, Collection<String> known) {
    String hint = hint(misspelt, known);
    return hint.isEmpty() ? "; there are " + String.join(", ", known) : hint;
  }

  private static int distance(String from, String to, int limit) {
    return Math.abs(from.length() - to.length()) >= limit
        ? limit
        : EditDistance.between(from.toLowerCase(Locale.ROOT), to.toLowerCase(Locale.ROOT));
  }
}
