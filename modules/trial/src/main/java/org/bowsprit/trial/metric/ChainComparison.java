package org.bowsprit.trial.metric;

import java.util.List;

/**
 * The agreement of a router's boxes with the boxes that the matrix names.
 *
 * @param agreement the ratio of the longest common prefix to the length of the matrix chain, 0…1
 * @param same whether the chains are equal
 * @param edits the smallest number of boxes to insert, remove or replace to make them equal
 */
public record ChainComparison(double agreement, boolean same, int edits) {

  /** Compares a router's chain with the chain of the matrix, which has at least one box. */
  public static ChainComparison of(List<Integer> chain, List<Integer> matrixChain) {
    int common = 0;
    while (common < Math.min(chain.size(), matrixChain.size())
        && chain.get(common).equals(matrixChain.get(common))) {
      common++;
    }
    return new ChainComparison(
        common / (double) matrixChain.size(), chain.equals(matrixChain), edits(chain, matrixChain));
  }

  private static int edits(List<Integer> a, List<Integer> b) {
    int[] row = new int[b.size() + 1];
    for (int j = 0; j <= b.size(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.size(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.size(); j++) {
        int replace = diagonal + (a.get(i - 1).equals(b.get(j - 1)) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replace, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.size()];
  }
}
