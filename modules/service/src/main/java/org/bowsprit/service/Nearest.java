package org.bowsprit.service;

import java.util.List;

/** Finds the word that a user may have meant. */
final class Nearest {

  private Nearest() {}

  /**
   * Returns the word with the smallest distance to a typed word; "" if the distance is more than a
   * third of the typed letters, and more than 1.
   */
  static String of(String typed, List<String> words) {
    String best = "";
    int least = Math.max(1, typed.length() / 3) + 1;
    for (String word : words) {
      int distance = distance(typed, word);
      if (distance < least) {
        least = distance;
        best = word;
      }
    }
    return best;
  }

  /** Returns the number of letters that must be inserted, deleted or replaced (Levenshtein). */
  private static int distance(String a, String b) {
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, Math.min(above[j], row[j - 1]) + 1);
      }
      above = row;
    }
    return above[b.length()];
  }
}
