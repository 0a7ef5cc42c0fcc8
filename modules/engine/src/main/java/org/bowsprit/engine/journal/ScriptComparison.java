package org.bowsprit.engine.journal;

import java.util.List;
import java.util.Optional;

/** Finds the first step that differs between the scripts of two sessions. */
final class ScriptComparison {

  private final ScriptTrace one;
  private final ScriptTrace other;
  private final boolean isSameGame;
  private ScriptParting parting;

  /**
   * Creates a comparison.
   *
   * @param isSameGame whether both sessions play the same data; otherwise steps are compared by
   *     their text
   */
  ScriptComparison(ScriptTrace one, ScriptTrace other, boolean isSameGame) {
    this.one = one;
    this.other = other;
    this.isSameGame = isSameGame;
  }

  /** Compares the steps of both sessions since the last call, in an iteration. */
  void compare(long tick) {
    if (parting != null) {
      return;
    }
    List<ScriptStep> first = one.take();
    List<ScriptStep> second = other.take();
    int most = Math.max(first.size(), second.size());
    for (int i = 0; i < most && parting == null; i++) {
      if (i >= first.size() || i >= second.size() || !isSame(first.get(i), second.get(i))) {
        parting = parting(tick, first, second, i);
      }
    }
    if (parting != null) {
      one.stop();
      other.stop();
    }
  }

  private boolean isSame(ScriptStep first, ScriptStep second) {
    return first.isSame(second) || (!isSameGame && one.words(first).equals(other.words(second)));
  }

  private static ScriptParting parting(
      long tick, List<ScriptStep> first, List<ScriptStep> second, int at) {
    Optional<ScriptStep> here = at < first.size() ? Optional.of(first.get(at)) : Optional.empty();
    Optional<ScriptStep> there =
        at < second.size() ? Optional.of(second.get(at)) : Optional.empty();
    return new ScriptParting(tick, here, there, before(first, at, here), before(second, at, there));
  }

  /**
   * Returns the last step before a step, in the same slot and script; empty if there is none, or if
   * the step is a write.
   */
  private static Optional<ScriptStep> before(
      List<ScriptStep> steps, int at, Optional<ScriptStep> step) {
    if (step.isEmpty() || step.get().isWrite()) {
      return Optional.empty();
    }
    return steps.subList(0, at).stream()
        .filter(each -> each.executed().slot() == step.get().executed().slot())
        .filter(each -> each.executed().script() == step.get().executed().script())
        .reduce((earlier, later) -> later);
  }

  /** Returns the place where the scripts begin to differ; empty if they do not. */
  Optional<ScriptParting> parting() {
    return Optional.ofNullable(parting);
  }
}
