package org.bowsprit.vm.symbol;

/** Measures how much two texts differ. */
public final class EditDistance {

  private EditDistance() {}

  /**
   * Returns the smallest number of changes that turn one text into the other. A change inserts,
   * deletes or replaces a character, or swaps two neighbouring characters.
   */
  public static int between(String a, String b) {
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
    int distance = Math.min(replaced, Math.min(table[i - 1][j], table[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(distance, table[i - 2][j - 2] + 1) : distance;
  }
}
