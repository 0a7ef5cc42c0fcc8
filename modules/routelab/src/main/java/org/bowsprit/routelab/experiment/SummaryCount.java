package org.bowsprit.routelab.experiment;

import org.bowsprit.pathfinding.Reason;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.Figures;

/** Accumulates one router's answers as results arrive. */
final class SummaryCount {

  /** A ratio below this is not a rounding error: the route leaves the portals (spec 08 §13). */
  private static final double MIN_LEGAL_RATIO = 1 - 1e-6;

  private final Contestant contestant;
  private final int router;
  private final Distribution ratio = new Distribution();
  private final Distribution slack = new Distribution();
  private final Distribution agreement = new Distribution();
  private final Distribution turns = new Distribution();
  private final Distribution nanos = new Distribution();
  private final Distribution bytes = new Distribution();
  private int questions;
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

  private void add(AnsweredQuestion walkCase) {
    Answer answer = walkCase.answers().get(router);
    Figures figures = answer.figures();
    questions++;
    reached += answer.route().reached() ? 1 : 0;
    stopsShort += stopsShort(walkCase) ? 1 : 0;
    withoutMatrix += answer.lacksMatrix() ? 1 : 0;
    ratio.add(figures.comparisonRatio());
    shortcuts += figures.ratioGraph() < MIN_LEGAL_RATIO ? 1 : 0;
    slack.add(slack(walkCase));
    turns.add(figures.shape().turns());
    outside += figures.sampled().outside() > 0 ? 1 : 0;
    nanos.add(answer.nanosIfReached());
    bytes.add(
        answer.route().reached() && answer.cost().bytes() >= 0
            ? (double) answer.cost().bytes()
            : Double.NaN);
    if (!walkCase.matrixChain().isEmpty()) {
      chained++;
      sameChain += figures.chain().same() ? 1 : 0;
      agreement.add(figures.chain().agreement());
    }
  }

  /** Returns the summary. */
  Summary summary() {
    return new Summary(
        contestant,
        questions,
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
  private boolean stopsShort(AnsweredQuestion walkCase) {
    Answer ownAnswer = walkCase.answers().get(router);
    return !ownAnswer.route().reached()
        && !ownAnswer.lacksMatrix()
        && walkCase.answers().stream()
            .anyMatch(
                answer -> answer.route().reached() && answer.route().reason() != Reason.DIRECT);
  }

  private double slack(AnsweredQuestion walkCase) {
    int minTicks =
        walkCase.answers().stream()
            .filter(SummaryCount::arrives)
            .mapToInt(answer -> answer.figures().ticks())
            .min()
            .orElse(0);
    Answer answer = walkCase.answers().get(router);
    return arrives(answer) && minTicks > 0
        ? answer.figures().ticks() / (double) minTicks
        : Double.NaN;
  }

  private static boolean arrives(Answer answer) {
    return answer.route().reached() && answer.figures().ticks() > 0;
  }
}
