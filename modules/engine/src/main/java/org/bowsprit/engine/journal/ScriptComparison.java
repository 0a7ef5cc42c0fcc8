package org.bowsprit.engine.journal;

import java.util.List;
import java.util.Optional;

/** Finds the first step that differs between the scripts of two sessions. */
final class ScriptComparison {

  private final ScriptTrace firstTrace;
  private final ScriptTrace secondTrace;
  private final boolean isSameGame;
  private ScriptDivergence divergence;

  /**
   * Creates a comparison.
   *
   * @param isSameGame whether both sessions play the same data; otherwise steps are compared by
   *     their text
   */
  ScriptComparison(ScriptTrace firstTrace, ScriptTrace secondTrace, boolean isSameGame) {
    this.firstTrace = firstTrace;
    this.secondTrace = secondTrace;
    this.isSameGame = isSameGame;
  }

  /** Compares the steps of both sessions since the last call, in an iteration. */
  void compare(long tick) {
    if (divergence != null) {
      return;
    }
    List<ScriptStep> first = firstTrace.takeSteps();
    List<ScriptStep> second = secondTrace.takeSteps();
    int count = Math.max(first.size(), second.size());
    for (int i = 0; i < count && divergence == null; i++) {
      if (i >= first.size() || i >= second.size() || !isSame(first.get(i), second.get(i))) {
        divergence = divergence(tick, first, second, i);
      }
    }
    if (divergence != null) {
      firstTrace.stop();
      secondTrace.stop();
    }
  }

  private boolean isSame(ScriptStep first, ScriptStep second) {
    return first.matches(second)
        || (!isSameGame && firstTrace.text(first).equals(secondTrace.text(second)));
  }

  private static ScriptDivergence divergence(
      long tick, List<ScriptStep> first, List<ScriptStep> second, int index) {
    Optional<ScriptStep> firstStep =
        index < first.size() ? Optional.of(first.get(index)) : Optional.empty();
    Optional<ScriptStep> secondStep =
        index < second.size() ? Optional.of(second.get(index)) : Optional.empty();
    return new ScriptDivergence(
        tick,
        firstStep,
        secondStep,
        previousStep(first, index, firstStep),
        previousStep(second, index, secondStep));
  }

  /**
   * Returns the last step before a step, in the same slot and script; empty if there is none, or if
   * the step is a write.
   */
  private static Optional<ScriptStep> previousStep(
      List<ScriptStep> steps, int index, Optional<ScriptStep> step) {
    if (step.isEmpty() || step.get().isWrite()) {
      return Optional.empty();
    }
    return steps.subList(0, index).stream()
        .filter(each -> each.executed().slot() == step.get().executed().slot())
        .filter(each -> each.executed().script() == step.get().executed().script())
        .reduce((earlier, later) -> later);
  }

  /** Returns the place where the scripts begin to differ; empty if they do not. */
  Optional<ScriptDivergence> divergence() {
    return Optional.ofNullable(divergence);
  }
}
