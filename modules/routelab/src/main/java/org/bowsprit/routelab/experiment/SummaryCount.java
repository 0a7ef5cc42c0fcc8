package org.bowsprit.routelab.experiment;

import org.bowsprit.pathfinding.Reason;
import org.bowsprit.trial.Answer;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.Figures;

/** Accumulates the figures of one router's answers as results arrive. */
final class SummaryCount {

  /**
   * The smallest ratio that a rounding error can explain. With a smaller ratio, the route leaves
   * the portals (spec 08 §13).
   */
  private static final double MIN_LEGAL_RATIO = 1 - 1e-6;

  private final Contestant contestant;
  private final int router;
  private final Distribution ratios = new Distribution();
  private final Distribution slacks = new Distribution();
  private final Distribution agreements = new Distribution();
  private final Distribution turns = new Distribution();
  private final Distribution nanos = new Distribution();
  private final Distribution bytes = new Distribution();
  private int questionCount;
  private int reachedCount;
  private int stopsShortCount;
  private int withoutMatrixCount;
  private int shortcutCount;
  private int sameChainCount;
  private int chainedCount;
  private int outsideCount;

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
    batch.questions().forEach(this::add);
  }

  private void add(AnsweredQuestion question) {
    Answer answer = question.answers().get(router);
    Figures figures = answer.figures();
    questionCount++;
    reachedCount += answer.route().reached() ? 1 : 0;
    stopsShortCount += stopsShort(question) ? 1 : 0;
    withoutMatrixCount += answer.lacksMatrix() ? 1 : 0;
    ratios.add(figures.comparisonRatio());
    shortcutCount += figures.ratioGraph() < MIN_LEGAL_RATIO ? 1 : 0;
    slacks.add(slack(question));
    turns.add(figures.shape().turns());
    outsideCount += figures.sampled().outside() > 0 ? 1 : 0;
    nanos.add(answer.nanosIfReached());
    bytes.add(
        answer.route().reached() && answer.cost().bytes() >= 0
            ? (double) answer.cost().bytes()
            : Double.NaN);
    if (!question.matrixChain().isEmpty()) {
      chainedCount++;
      sameChainCount += figures.chain().same() ? 1 : 0;
      agreements.add(figures.chain().agreement());
    }
  }

  /** Returns the summary. */
  Summary summary() {
    return new Summary(
        contestant,
        questionCount,
        reachedCount,
        stopsShortCount,
        withoutMatrixCount,
        ratios.copy(),
        shortcutCount,
        slacks.copy(),
        agreements.copy(),
        sameChainCount,
        chainedCount,
        turns.copy(),
        outsideCount,
        nanos.copy(),
        bytes.copy());
  }

  /** Returns whether the route of the router stops although the route of another router arrives. */
  private boolean stopsShort(AnsweredQuestion question) {
    Answer ownAnswer = question.answers().get(router);
    return !ownAnswer.route().reached()
        && !ownAnswer.lacksMatrix()
        && question.answers().stream()
            .anyMatch(
                answer -> answer.route().reached() && answer.route().reason() != Reason.DIRECT);
  }

  private double slack(AnsweredQuestion question) {
    int minTicks =
        question.answers().stream()
            .filter(SummaryCount::arrives)
            .mapToInt(answer -> answer.figures().ticks())
            .min()
            .orElse(0);
    Answer answer = question.answers().get(router);
    return arrives(answer) && minTicks > 0
        ? answer.figures().ticks() / (double) minTicks
        : Double.NaN;
  }

  private static boolean arrives(Answer answer) {
    return answer.route().reached() && answer.figures().ticks() > 0;
  }
}
