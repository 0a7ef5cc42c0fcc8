package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How far apart the answers to one question are.
 *
 * @param room the room's position in the comparison
 * @param one the question and its answers
 * @param someStop whether some routes arrive and some do not
 * @param spread longest over shortest of the routes that arrive, 1 if fewer than two do
 */
public record Disagreement(int room, Case one, boolean someStop, double spread) {

  private static final int PER_ROOM = 2;
  private static final double SHORTEST_RATED = 10;

  /**
   * Returns the questions the routers disagree about most, worst first, no more than two a room.
   */
  public static List<Disagreement> worst(Comparison comparison, int most) {
    List<Disagreement> all = new ArrayList<>();
    for (int room = 0; room < comparison.rooms().size(); room++) {
      for (Case one : comparison.rooms().get(room).cases()) {
        all.add(of(room, one));
      }
    }
    Map<Integer, Integer> taken = new HashMap<>();
    return all.stream()
        .filter(disagreement -> disagreement.someStop || disagreement.spread > 1.000001)
        .sorted(
            Comparator.comparing(Disagreement::someStop)
                .thenComparingDouble(Disagreement::weight)
                .reversed()
                .thenComparingInt(Disagreement::room)
                .thenComparingInt(disagreement -> disagreement.one.number()))
        .filter(disagreement -> taken.merge(disagreement.room, 1, Integer::sum) <= PER_ROOM)
        .limit(most)
        .toList();
  }

  private static Disagreement of(int room, Case one) {
    double shortest = Double.POSITIVE_INFINITY;
    double longest = 0;
    int arrived = 0;
    for (Answer answer : one.answers()) {
      if (answer.route().reached()) {
        arrived++;
        shortest = Math.min(shortest, answer.route().length());
        longest = Math.max(longest, answer.route().length());
      }
    }
    boolean someStop = arrived > 0 && arrived < one.answers().size();
    double spread = arrived < 2 || shortest < SHORTEST_RATED ? 1 : longest / shortest;
    return new Disagreement(room, one, someStop, spread);
  }

  /** Where routes stop, what counts is how far from the target; otherwise how much longer. */
  private double weight() {
    return someStop
        ? one.answers().stream().mapToDouble(answer -> answer.figures().endError()).max().orElse(0)
        : spread;
  }
}
