package org.bowsprit.service;

import java.util.List;

/** Finds the word that a user may have meant. */
final class NearestWord {

  private NearestWord() {}

  /**
   * Returns the word with the smallest distance to a typed word; "" if the distance is more than 1
   * and more than a third of the number of typed characters.
   */
  static String of(String typed, List<String> words) {
    String best = "";
    int minDistance = Math.max(1, typed.length() / 3) + 1;
    for (String word : words) {
      int distance = distance(typed, word);
      if (distance < minDistance) {
        minDistance = distance;
        best = word;
      }
    }
    return best;
  }

  /**
   * Returns the number of characters that must be inserted, deleted or replaced (Levenshtein
   * distance).
   */
  private static int distance(String a, String b) {
    int[] previousRow = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previousRow[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replacementCost = previousRow[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replacementCost, Math.min(previousRow[j], row[j - 1]) + 1);
      }
      previousRow = row;
    }
    return previousRow[b.length()];
  }
}
