package org.bowsprit.routelab.experiment;

import org.bowsprit.pathfinding.Reason;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.Case;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.Figures;

/** Accumulates one router's answers as results arrive. */
final class SummaryCount {

  /** A ratio below this is not a rounding error: the route leaves the portals (spec 08 §13). */
  private static final double LEGAL = 1 - 1e-6;

  private final Contestant contestant;
  private final int router;
  private final Distribution ratio = new Distribution();
  private final Distribution slack = new Distribution();
  private final Distribution agreement = new Distribution();
  private final Distribution turns = new Distribution();
  private final Distribution nanos = new Distribution();
  private final Distribution bytes = new Distribution();
  private int asked;
  private int reached;
  private int stopsShort;
  private int withoutMatrix;
  private int shortcuts;
  private int sameChain;
  private int chained;
  private int outside;

  /**
   * Creates an empty count.
   *
   * @param contestant the router
   * @param router the index of the router in each list of answers
   */
  SummaryCount(Contestant contestant, int router) {
    this.contestant = contestant;
    this.router = router;
  }

  void add(BatchResult batch) {
    batch.cases().forEach(this::add);
  }

  private void add(Case one) {
    Answer answer = one.answers().get(router);
    Figures figures = answer.figures();
    asked++;
    reached += answer.route().reached() ? 1 : 0;
    stopsShort += stops(one) ? 1 : 0;
    withoutMatrix += answer.lacksMatrix() ? 1 : 0;
    ratio.add(figures.rated());
    shortcuts += figures.ratioGraph() < LEGAL ? 1 : 0;
    slack.add(slack(one));
    turns.add(figures.shape().turns());
    outside += figures.sampled().outside() > 0 ? 1 : 0;
    nanos.add(answer.nanosIfReached());
    bytes.add(
        answer.route().reached() && answer.cost().bytes() >= 0
            ? (double) answer.cost().bytes()
            : Double.NaN);
    if (!one.matrixChain().isEmpty()) {
      chained++;
      sameChain += figures.chain().same() ? 1 : 0;
      agreement.add(figures.chain().agreement());
    }
  }

  /** Returns the summary. */
  Summary summary() {
    return new Summary(
        contestant,
        asked,
        reached,
        stopsShort,
        withoutMatrix,
        ratio.copy(),
        shortcuts,
        slack.copy(),
        agreement.copy(),
        sameChain,
        chained,
        turns.copy(),
        outside,
        nanos.copy(),
        bytes.copy());
  }

  /** Returns whether the router stops although another arrives. */
  private boolean stops(Case one) {
    Answer own = one.answers().get(router);
    return !own.route().reached()
        && !own.lacksMatrix()
        && one.answers().stream()
            .anyMatch(
                answer -> answer.route().reached() && answer.route().reason() != Reason.DIRECT);
  }

  private double slack(Case one) {
    int fewest =
        one.answers().stream()
            .filter(SummaryCount::arrives)
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
