package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;

/**
 * Computes means for walks of similar length. The groups are the buckets of Moving AI scenarios:
 * the shortest lengths of the walks in a bucket differ by less than 4 units.
 */
public final class Buckets {

  private static final int MAX_BANDS = 12;
  private static final double BUCKET_UNITS = 4;

  private final int routerCount;
  private final NavigableMap<Integer, Sums[]> sumsByBucket = new TreeMap<>();

  private static final class Sums {
    private int ratedCount;
    private double ratioSum;
    private int timedCount;
    private double nanosSum;

    void add(Sums other) {
      ratedCount += other.ratedCount;
      ratioSum += other.ratioSum;
      timedCount += other.timedCount;
      nanosSum += other.nanosSum;
    }
  }

  /**
   * Consecutive buckets that are combined into one row.
   *
   * @param first the number of the first bucket
   * @param last the number of the last bucket
   * @param rated the number of walks with a ratio, for each router
   * @param ratio the mean ratio of each router; NaN if there is none
   * @param nanos the mean planning time of each router; NaN if none was measured
   */
  public record Band(
      int first, int last, List<Integer> rated, List<Double> ratio, List<Double> nanos) {

    public Band {
      rated = List.copyOf(rated);
      ratio = List.copyOf(ratio);
      nanos = List.copyOf(nanos);
    }
  }

  Buckets(int routerCount) {
    this.routerCount = routerCount;
  }

  /**
   * Returns the bucket of a walk; −1 if the walk has none.
   *
   * @param question the question and its answers
   * @param unit the number of pixels per unit of the floor
   */
  public static int of(AnsweredQuestion question, int unit) {
    return question
        .question()
        .benchmark()
        .map(benchmark -> benchmark.bucket())
        .orElseGet(
            () ->
                Double.isNaN(question.shortestUnion())
                    ? -1
                    : (int) (question.shortestUnion() / unit / BUCKET_UNITS));
  }

  void add(AnsweredQuestion question, int unit) {
    int bucket = of(question, unit);
    if (bucket < 0) {
      return;
    }
    Sums[] row = sumsByBucket.computeIfAbsent(bucket, number -> emptySums());
    for (int router = 0; router < routerCount; router++) {
      Answer answer = question.answers().get(router);
      double ratio = answer.figures().suboptimality();
      if (!Double.isNaN(ratio)) {
        row[router].ratedCount++;
        row[router].ratioSum += ratio;
      }
      double nanos = answer.nanosIfReached();
      if (!Double.isNaN(nanos)) {
        row[router].timedCount++;
        row[router].nanosSum += nanos;
      }
    }
  }

  private Sums[] emptySums() {
    Sums[] row = new Sums[routerCount];
    for (int router = 0; router < routerCount; router++) {
      row[router] = new Sums();
    }
    return row;
  }

  /** Returns at most a dozen rows of buckets, shortest walks first. */
  public List<Band> bands() {
    List<Band> bands = new ArrayList<>();
    if (sumsByBucket.isEmpty()) {
      return bands;
    }
    int first = sumsByBucket.firstKey();
    int width = (sumsByBucket.lastKey() - first + MAX_BANDS) / MAX_BANDS;
    for (int from = first; from <= sumsByBucket.lastKey(); from += width) {
      Sums[] total = emptySums();
      for (Sums[] row : sumsByBucket.subMap(from, from + width).values()) {
        for (int router = 0; router < routerCount; router++) {
          total[router].add(row[router]);
        }
      }
      bands.add(band(from, from + width - 1, total));
    }
    return bands;
  }

  private static Band band(int first, int last, Sums... total) {
    List<Integer> rated = new ArrayList<>();
    List<Double> ratio = new ArrayList<>();
    List<Double> nanos = new ArrayList<>();
    for (Sums sums : total) {
      rated.add(sums.ratedCount);
      ratio.add(sums.ratedCount == 0 ? Double.NaN : sums.ratioSum / sums.ratedCount);
      nanos.add(sums.timedCount == 0 ? Double.NaN : sums.nanosSum / sums.timedCount);
    }
    return new Band(first, last, rated, ratio, nanos);
  }
}
