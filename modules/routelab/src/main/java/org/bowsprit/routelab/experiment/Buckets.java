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

  private final int routers;
  private final NavigableMap<Integer, Sums[]> sums = new TreeMap<>();

  private static final class Sums {
    private int rated;
    private double ratio;
    private int timed;
    private double nanos;

    void add(Sums other) {
      rated += other.rated;
      ratio += other.ratio;
      timed += other.timed;
      nanos += other.nanos;
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

  Buckets(int routers) {
    this.routers = routers;
  }

  /**
   * Returns the bucket of a walk; −1 if it has none.
   *
   * @param walkCase the walk and its answers
   * @param unit the pixels per unit of its floor
   */
  public static int of(AnsweredQuestion walkCase, int unit) {
    return walkCase
        .question()
        .benchmark()
        .map(benchmark -> benchmark.bucket())
        .orElseGet(
            () ->
                Double.isNaN(walkCase.shortestUnion())
                    ? -1
                    : (int) (walkCase.shortestUnion() / unit / BUCKET_UNITS));
  }

  void add(AnsweredQuestion walkCase, int unit) {
    int bucket = of(walkCase, unit);
    if (bucket < 0) {
      return;
    }
    Sums[] row = sums.computeIfAbsent(bucket, number -> empty());
    for (int router = 0; router < routers; router++) {
      Answer answer = walkCase.answers().get(router);
      double ratio = answer.figures().suboptimality();
      if (!Double.isNaN(ratio)) {
        row[router].rated++;
        row[router].ratio += ratio;
      }
      double nanos = answer.nanosIfReached();
      if (!Double.isNaN(nanos)) {
        row[router].timed++;
        row[router].nanos += nanos;
      }
    }
  }

  private Sums[] empty() {
    Sums[] row = new Sums[routers];
    for (int router = 0; router < routers; router++) {
      row[router] = new Sums();
    }
    return row;
  }

  /** Returns at most a dozen rows of buckets, shortest walks first. */
  public List<Band> bands() {
    List<Band> bands = new ArrayList<>();
    if (sums.isEmpty()) {
      return bands;
    }
    int first = sums.firstKey();
    int width = (sums.lastKey() - first + MAX_BANDS) / MAX_BANDS;
    for (int from = first; from <= sums.lastKey(); from += width) {
      Sums[] total = empty();
      for (Sums[] row : sums.subMap(from, from + width).values()) {
        for (int router = 0; router < routers; router++) {
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
    for (Sums walkCase : total) {
      rated.add(walkCase.rated);
      ratio.add(walkCase.rated == 0 ? Double.NaN : walkCase.ratio / walkCase.rated);
      nanos.add(walkCase.timed == 0 ? Double.NaN : walkCase.nanos / walkCase.timed);
    }
    return new Band(first, last, rated, ratio, nanos);
  }
}
