package org.bowsprit.vm.symbol;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the known name that is most similar to a misspelt name. */
public final class NearestName {

  private NearestName() {}

  /**
   * Returns the most similar known name; empty if none is similar. Names with {@code $}, which are
   * generated, are not considered.
   */
  public static Optional<String> of(String misspelt, Collection<String> known) {
    String best = null;
    int least = Math.max(1, misspelt.length() / 3) + 1;
    for (String candidate : known) {
      int distance = distance(misspelt, candidate, least);
      if (distance < least && !candidate.contains("$")) {
        least = distance;
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
    return of(misspelt, known).map(near -> "; did you mean '" + near + "'?").orElse("");
  }

  /**
   * Returns the end of a message about an unknown name as {@link #hint} does, or a list of all
   * known names if none is similar.
   */
  public static String hintOrAll(String misspelt, Collection<String> known) {
    String hint = hint(misspelt, known);
    return hint.isEmpty() ? "; there are " + String.join(", ", known) : hint;
  }

  /** Counts insertions, deletions, replacements and swaps of neighbours; ignores case. */
  private static int distance(String from, String to, int limit) {
    if (Math.abs(from.length() - to.length()) >= limit) {
      return limit;
    }
    String a = from.toLowerCase(Locale.ROOT);
    String b = to.toLowerCase(Locale.ROOT);
    int[][] table = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        table[i][j] = i == 0 || j == 0 ? i + j : step(table, a, b, i, j);
      }
    }
    return table[a.length()][b.length()];
  }

  private static int step(int[][] table, String a, String b, int i, int j) {
    int replaced = table[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int least = Math.min(replaced, Math.min(table[i - 1][j], table[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(least, table[i - 2][j - 2] + 1) : least;
  }
}
