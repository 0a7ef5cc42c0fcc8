package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.bowsprit.pathfinding.Reason;

/**
 * One router over all rooms.
 *
 * @param contestant the router
 * @param asked how many questions it was asked
 * @param reached how many routes end at their target
 * @param stopsShort how many end elsewhere though another router's route arrives
 * @param ratio length over the shortest way through portals, at least 1: a route that leaves the
 *     portals gains nothing by it
 * @param shortcuts how many of those routes are shorter than any way through portals
 * @param slack ticks over the fewest any router took for that question, of walks that arrive
 * @param agreement share of the matrix chain its boxes follow
 * @param sameChain how many routes cross exactly the boxes the matrix names
 * @param chained how many questions have a matrix chain at all
 * @param turns at inner waypoints
 * @param outside routes with a sample off the floor
 * @param nanos median time of a plan in each room
 * @param bytes mean allocation of a plan in each room
 */
public record Summary(
    Contestant contestant,
    int asked,
    int reached,
    int stopsShort,
    Distribution ratio,
    int shortcuts,
    Distribution slack,
    Distribution agreement,
    int sameChain,
    int chained,
    Distribution turns,
    int outside,
    Distribution nanos,
    Distribution bytes) {

  /** A ratio below this is no rounding: the route leaves the portals (spec 08 §13). */
  private static final double LEGAL = 1 - 1e-6;

  /** Sums up each router of a comparison, in order. */
  public static List<Summary> of(Comparison comparison) {
    List<Summary> summaries = new ArrayList<>();
    for (int i = 0; i < comparison.contestants().size(); i++) {
      summaries.add(of(comparison, i));
    }
    return summaries;
  }

  private static Summary of(Comparison comparison, int router) {
    List<Case> cases = comparison.rooms().stream().flatMap(room -> room.cases().stream()).toList();
    List<Answer> answers = cases.stream().map(one -> one.answers().get(router)).toList();
    List<Timing> timings =
        comparison.rooms().stream()
            .filter(room -> !room.timings().isEmpty())
            .map(room -> room.timings().get(router))
            .toList();
    return new Summary(
        comparison.contestants().get(router),
        answers.size(),
        (int) answers.stream().filter(answer -> answer.route().reached()).count(),
        (int) cases.stream().filter(one -> stops(one, router)).count(),
        over(answers, answer -> Math.max(1, answer.figures().ratioGraph())),
        (int) answers.stream().filter(answer -> answer.figures().ratioGraph() < LEGAL).count(),
        over(cases, one -> slack(one, router)),
        over(
            cases,
            one ->
                one.matrixChain().isEmpty()
                    ? Double.NaN
                    : one.answers().get(router).figures().chain().agreement()),
        (int) cases.stream().filter(one -> follows(one, router)).count(),
        (int) cases.stream().filter(one -> !one.matrixChain().isEmpty()).count(),
        over(answers, answer -> answer.figures().shape().turns()),
        (int) answers.stream().filter(answer -> answer.figures().sampled().outside() > 0).count(),
        over(timings, Timing::medianNanos),
        over(timings, timing -> timing.bytes() < 0 ? Double.NaN : timing.bytes()));
  }

  private static <T> Distribution over(List<T> list, ToDoubleFunction<T> figure) {
    return Distribution.of(list.stream().mapToDouble(figure));
  }

  private static boolean follows(Case one, int router) {
    return !one.matrixChain().isEmpty() && one.answers().get(router).figures().chain().same();
  }

  /** Tells whether a router stops though another arrives. */
  static boolean stops(Case one, int router) {
    return !one.answers().get(router).route().reached()
        && one.answers().stream()
            .anyMatch(
                answer -> answer.route().reached() && answer.route().reason() != Reason.DIRECT);
  }

  private static double slack(Case one, int router) {
    int fewest =
        one.answers().stream()
            .filter(Summary::arrives)
            .mapToInt(answer -> answer.figures().ticks())
            .min()
            .orElse(0);
    Answer answer = one.answers().get(router);
    return arrives(answer) && fewest > 0 ? answer.figures().ticks() / (double) fewest : Double.NaN;
  }

  private static boolean arrives(Answer answer) {
    return answer.route().reached() && answer.figures().ticks() > 0;
  }
}
