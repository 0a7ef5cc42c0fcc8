package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The best router by a figure, compared with each other router walk by walk. Its mean is the
 * smallest over the walks for which all candidates have the figure.
 *
 * @param best the index of the best router
 * @param running the indices of the candidates, which are the routers that have the figure on at
 *     least half as many walks as any other router. The remaining routers are compared, but cannot
 *     be the best
 * @param others the comparisons of the other routers with the best, by index; empty for the best
 *     itself and for routers without common walks
 */
public record Ranking(int best, List<Integer> running, List<Optional<PairedTest>> others) {

  /** The minimum number of walks from which anything is concluded or drawn as a curve. */
  public static final int MIN_WALKS = 10;

  private static final double SIGNIFICANCE_LEVEL = 0.05;

  public Ranking {
    running = List.copyOf(running);
    others = List.copyOf(others);
  }

  /** Ranks routers by a figure; returns empty if no router has the figure. */
  static Optional<Ranking> of(PairedSample sample) {
    int[] counts = new int[sample.routerCount()];
    for (int walk = 0; walk < sample.size(); walk++) {
      for (int router = 0; router < counts.length; router++) {
        counts[router] += Double.isNaN(sample.value(walk, router)) ? 0 : 1;
      }
    }
    int mostWalks = IntStream.of(counts).max().orElse(0);
    if (mostWalks == 0) {
      return Optional.empty();
    }
    int[] running =
        IntStream.range(0, counts.length)
            .filter(router -> 2 * counts[router] >= mostWalks)
            .toArray();
    int best = routerWithSmallestMean(sample, running);
    List<Optional<PairedTest>> others = new ArrayList<>();
    for (int router = 0; router < counts.length; router++) {
      double[] differences = router == best ? new double[0] : sample.differences(router, best);
      others.add(
          differences.length == 0 ? Optional.empty() : Optional.of(PairedTest.of(differences)));
    }
    return Optional.of(new Ranking(best, IntStream.of(running).boxed().toList(), others));
  }

  private static int routerWithSmallestMean(PairedSample sample, int... running) {
    double[] sums = new double[sample.routerCount()];
    for (int walk = 0; walk < sample.size(); walk++) {
      int walkIndex = walk;
      if (IntStream.of(running)
          .noneMatch(router -> Double.isNaN(sample.value(walkIndex, router)))) {
        for (int router : running) {
          sums[router] += sample.value(walk, router);
        }
      }
    }
    return IntStream.of(running)
        .boxed()
        .min(Comparator.comparingDouble(router -> sums[router]))
        .orElseThrow();
  }

  /**
   * Returns whether a router is significantly worse than the best: by Wilcoxon's test at a level of
   * 5 % over all comparisons together (Holm), with at least ten differing walks.
   */
  public boolean isWorse(int router) {
    List<Integer> tested =
        IntStream.range(0, others.size())
            .filter(index -> others.get(index).isPresent())
            .boxed()
            .sorted(Comparator.comparingDouble(index -> others.get(index).orElseThrow().p()))
            .toList();
    for (int i = 0; i < tested.size(); i++) {
      PairedTest test = others.get(tested.get(i)).orElseThrow();
      if (test.p() > SIGNIFICANCE_LEVEL / (tested.size() - i)) {
        return false;
      }
      if (tested.get(i) == router) {
        return test.greater() + test.less() >= MIN_WALKS && test.mean() > 0;
      }
    }
    return false;
  }

  /** Returns the candidates that are not worse than the best, including the best. */
  public List<Integer> leaders() {
    return running.stream().filter(router -> router == best || !isWorse(router)).toList();
  }
}
