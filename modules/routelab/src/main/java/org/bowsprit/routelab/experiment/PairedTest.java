package org.bowsprit.routelab.experiment;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * A test of whether and by how much two routers differ on the same walks.
 *
 * @param walks the number of walks on which both routers have a figure
 * @param less the number of walks on which the first router's figure is smaller
 * @param greater the number of walks on which this figure is greater
 * @param mean the mean of the differences
 * @param low the lower end of a 95 % interval of that mean, by the paired bootstrap
 * @param high the upper end of that interval
 * @param p the probability of differences at least as one-sided as these if neither router is
 *     better: two-sided, by Wilcoxon's signed-rank test (normal approximation, corrected for ties
 *     and for continuity); 1 if there is no difference
 */
public record PairedTest(
    int walks, int less, int greater, double mean, double low, double high, double p) {

  private static final int RESAMPLES = 1_000;
  private static final double TAIL_PROBABILITY = 0.025;

  /** Smaller differences cannot be distinguished from rounding. */
  private static final double ROUNDING_ERROR = 1e-6;

  /**
   * Compares two routers.
   *
   * @param differences for each walk, the first router's figure minus the second router's
   */
  public static PairedTest of(double... differences) {
    int less = (int) Arrays.stream(differences).filter(d -> d < -ROUNDING_ERROR).count();
    int greater = (int) Arrays.stream(differences).filter(d -> d > ROUNDING_ERROR).count();
    double mean = Arrays.stream(differences).average().orElse(Double.NaN);
    double[] means = bootstrap(differences);
    return new PairedTest(
        differences.length,
        less,
        greater,
        mean,
        means[(int) (TAIL_PROBABILITY * (means.length - 1))],
        means[(int) Math.ceil((1 - TAIL_PROBABILITY) * (means.length - 1))],
        wilcoxon(differences));
  }

  /**
   * Returns the means of resampled differences. The seed depends only on their number, so that the
   * same walks give the same interval.
   */
  private static double[] bootstrap(double... differences) {
    double[] means = new double[RESAMPLES];
    int n = differences.length;
    SplittableRandom random = new SplittableRandom(n);
    for (int sample = 0; sample < RESAMPLES; sample++) {
      double sum = 0;
      for (int i = 0; i < n; i++) {
        sum += differences[random.nextInt(n)];
      }
      means[sample] = n == 0 ? Double.NaN : sum / n;
    }
    Arrays.sort(means);
    return means;
  }

  private static double wilcoxon(double... differences) {
    double[] sortedDifferences =
        Arrays.stream(differences)
            .filter(d -> Math.abs(d) > ROUNDING_ERROR)
            .boxed()
            .sorted((a, b) -> Double.compare(Math.abs(a), Math.abs(b)))
            .mapToDouble(Double::doubleValue)
            .toArray();
    double n = sortedDifferences.length;
    double positiveRankSum = 0;
    double tieCorrection = 0;
    for (int i = 0; i < sortedDifferences.length; ) {
      int end = i;
      while (end < sortedDifferences.length
          && Math.abs(sortedDifferences[end]) - Math.abs(sortedDifferences[i]) <= 1e-9) {
        end++;
      }
      double rank = (i + 1 + end) / 2.0;
      double tiedCount = end - i;
      tieCorrection += tiedCount * tiedCount * tiedCount - tiedCount;
      for (; i < end; i++) {
        positiveRankSum += sortedDifferences[i] > 0 ? rank : 0;
      }
    }
    double variance = n * (n + 1) * (2 * n + 1) / 24 - tieCorrection / 48;
    if (variance <= 0) {
      return 1;
    }
    double deviation = Math.max(0, Math.abs(positiveRankSum - n * (n + 1) / 4) - 0.5);
    return Math.min(1, 2 * upperTail(deviation / Math.sqrt(variance)));
  }

  /**
   * Returns the share of a standard normal distribution above z ≥ 0, with an error below 7.5e-8
   * (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17).
   */
  private static double upperTail(double z) {
    double t = 1 / (1 + 0.2316419 * z);
    double sum =
        t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * sum;
  }
}
