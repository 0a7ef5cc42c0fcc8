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
 * @param elsewhere the routers whose routes arrive, but at another place of the floor: they take a
 *     click beside the floor for another point of it, so that their lengths can't be compared
 * @param spread longest over shortest of the other routes that arrive, 1 if fewer than two do
 */
public record Disagreement(
    int room, Case one, boolean someStop, List<String> elsewhere, double spread) {

  private static final int PER_ROOM = 2;
  private static final double SHORTEST_RATED = 10;

  /** Routes that end this near to the target, in pixels, end there: routers round differently. */
  private static final double SAME_PLACE = 3;

  /** Copies the list. */
  public Disagreement {
    elsewhere = List.copyOf(elsewhere);
  }

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
        .filter(disagreement -> disagreement.rank() > 0 || disagreement.spread > 1.000001)
        .sorted(
            Comparator.comparingInt(Disagreement::rank)
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
    int compared = 0;
    List<String> elsewhere = new ArrayList<>();
    for (Answer answer : one.answers()) {
      if (!answer.route().reached()) {
        continue;
      }
      arrived++;
      if (answer.figures().endError() > SAME_PLACE) {
        elsewhere.add(answer.router());
      } else {
        compared++;
        shortest = Math.min(shortest, answer.route().length());
        longest = Math.max(longest, answer.route().length());
      }
    }
    boolean someStop = arrived > 0 && arrived < one.answers().size();
    double spread = compared < 2 || shortest < SHORTEST_RATED ? 1 : longest / shortest;
    return new Disagreement(room, one, someStop, elsewhere, spread);
  }

  /** What weighs most: routes that stop, then routes to another place. */
  private int rank() {
    return someStop ? 2 : elsewhere.isEmpty() ? 0 : 1;
  }

  /** Returns how far the end that is farthest off lies from the target, in pixels. */
  public double farthestEnd() {
    return one.answers().stream()
        .mapToDouble(answer -> answer.figures().endError())
        .max()
        .orElse(0);
  }

  /** Where ends differ, what counts is how far they lie apart; otherwise how much longer. */
  private double weight() {
    return rank() > 0 ? farthestEnd() : spread;
  }
}
