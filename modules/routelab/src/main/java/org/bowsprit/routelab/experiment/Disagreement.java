package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;

/**
 * The disagreement of the answers to one question.
 *
 * @param room the index of the room in the comparison
 * @param place the name of the room that is shown to users
 * @param one the question and its answers
 * @param someStop whether some routes arrive and some do not
 * @param elsewhere the routers whose routes arrive at another point of the floor. These routers
 *     choose another target for a click outside the floor, so the lengths of their routes cannot be
 *     compared
 * @param spread the longest of the other routes that arrive, divided by the shortest; 1 if fewer
 *     than two arrive
 */
public record Disagreement(
    int room,
    String place,
    AnsweredQuestion one,
    boolean someStop,
    List<String> elsewhere,
    double spread) {

  private static final double MIN_RATED_LENGTH = 10;

  /**
   * The distance in pixels from the target up to which a route is treated as ending at the target,
   * because routers round differently.
   */
  private static final double MAX_END_ERROR = 3;

  public Disagreement {
    elsewhere = List.copyOf(elsewhere);
  }

  /**
   * The weight of a disagreement. Routes that stop come first, then routes to another point, then
   * longer routes.
   *
   * @param rank the kind, 0 to 2; negative if routers agree
   * @param amount the distance of the ends in pixels, or the ratio of the longest route to the
   *     shortest
   * @param room the index of the room in the comparison
   * @param question the index of the question in the room
   */
  public record Weight(int rank, double amount, int room, int question)
      implements Comparable<Weight> {

    private static final Comparator<Weight> ORDER =
        Comparator.comparingInt(Weight::rank)
            .thenComparingDouble(Weight::amount)
            .reversed()
            .thenComparingInt(Weight::room)
            .thenComparingInt(Weight::question);

    /** Returns the weight of a room without disagreements. */
    public static Weight none(int room) {
      return new Weight(-1, 0, room, 0);
    }

    @Override
    public int compareTo(Weight other) {
      return ORDER.compare(this, other);
    }
  }

  /** Returns the disagreements in the shown questions of a batch, largest first. */
  static List<Disagreement> shownDisagreements(BatchResult batch) {
    return batch.shownQuestions().stream()
        .map(batch.questions()::get)
        .map(question -> of(batch.roomIndex(), batch.room().name(), question))
        .filter(disagreement -> disagreement.rank() > 0 || disagreement.spread > 1.000001)
        .sorted(Comparator.comparing(Disagreement::weight))
        .toList();
  }

  /**
   * Returns the weight of a question, even if the answers agree.
   *
   * @param room the index of the room in the comparison
   * @param question the question and its answers
   */
  public static Weight weight(int room, AnsweredQuestion question) {
    return of(room, "", question).weight();
  }

  private static Disagreement of(int room, String roomName, AnsweredQuestion question) {
    double shortest = Double.POSITIVE_INFINITY;
    double longest = 0;
    int arrivedCount = 0;
    int comparedCount = 0;
    List<String> elsewhere = new ArrayList<>();
    int expectedCount = 0;
    for (Answer answer : question.answers()) {
      // A router that stops because there is no matrix does not count as disagreeing.
      expectedCount += answer.lacksMatrix() ? 0 : 1;
      if (!answer.route().reached()) {
        continue;
      }
      arrivedCount++;
      if (answer.figures().endError() > MAX_END_ERROR) {
        elsewhere.add(answer.router());
      } else {
        comparedCount++;
        shortest = Math.min(shortest, answer.route().length());
        longest = Math.max(longest, answer.route().length());
      }
    }
    boolean onlySomeArrive = arrivedCount > 0 && arrivedCount < expectedCount;
    double spread = comparedCount < 2 || shortest < MIN_RATED_LENGTH ? 1 : longest / shortest;
    return new Disagreement(room, roomName, question, onlySomeArrive, elsewhere, spread);
  }

  private int rank() {
    return someStop ? 2 : elsewhere.isEmpty() ? 0 : 1;
  }

  /** Returns the largest distance from the end of a route to the target, in pixels. */
  public double farthestEnd() {
    return one.answers().stream()
        .filter(answer -> !answer.lacksMatrix())
        .mapToDouble(answer -> answer.figures().endError())
        .max()
        .orElse(0);
  }

  /**
   * Returns the weight of the disagreement. If the ends differ, the amount is the largest distance
   * of an end from the target.
   */
  public Weight weight() {
    return new Weight(rank(), rank() > 0 ? farthestEnd() : spread, room, one.number());
  }
}
