package org.bowsprit.editors.debug;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.bow.watch.WatchException;
import org.bowsprit.bow.watch.WatchExpression;
import org.bowsprit.vm.debug.Breakpoint;

/**
 * A breakpoint of the editor, on one source line or on a variable. A condition can restrict when it
 * stops the game.
 */
final class EditorBreakpoint {

  private static final Pattern EXPRESSION_IN_BRACES = Pattern.compile("\\{([^{}]*)\\}");
  private static final String HIT_COUNT_NAME = "hits";

  private final List<Breakpoint> breakpoints;
  private final Optional<WatchExpression> condition;
  private final Optional<WatchExpression> hitCondition;
  private final String logMessage;
  private final String reason;
  private int hitCount;

  /**
   * The conditions under which a breakpoint stops the game, as the editor writes them. A missing
   * condition is an empty text.
   *
   * @param condition an expression that must not be 0
   * @param hitCondition a condition for the number of times: {@code 5} for the fifth time only, or
   *     {@code >= 5}, or {@code % 5}
   * @param logMessage a text with expressions in braces, which is printed instead of stopping
   */
  record BreakpointConditions(String condition, String hitCondition, String logMessage) {

    /** The conditions of a breakpoint that always stops the game. */
    static final BreakpointConditions ALWAYS = new BreakpointConditions("", "", "");
  }

  /** Evaluates an expression at the position where the game is stopped. */
  @FunctionalInterface
  interface Evaluator {

    int value(WatchExpression expression);
  }

  /**
   * Creates a breakpoint.
   *
   * @param breakpoints the breakpoints of the machine
   * @param reason the protocol's word for the reason of a stop at this breakpoint
   * @throws WatchException if an expression cannot be read
   */
  EditorBreakpoint(List<Breakpoint> breakpoints, String reason, BreakpointConditions conditions) {
    this.breakpoints = List.copyOf(breakpoints);
    this.reason = reason;
    condition = parse(conditions.condition());
    hitCondition = parse(hitExpression(conditions.hitCondition().strip()));
    logMessage = conditions.logMessage();
    // Parses the expressions now, so that an invalid expression is reported immediately.
    EXPRESSION_IN_BRACES
        .matcher(logMessage)
        .results()
        .forEach(each -> WatchExpression.of(each.group(1)));
  }

  private static Optional<WatchExpression> parse(String text) {
    return text.isBlank() ? Optional.empty() : Optional.of(WatchExpression.of(text));
  }

  private static String hitExpression(String condition) {
    if (condition.matches("\\d+")) {
      return HIT_COUNT_NAME + " == " + condition;
    }
    if (condition.startsWith("%")) {
      return HIT_COUNT_NAME + " " + condition + " == 0";
    }
    return condition.isEmpty() ? "" : HIT_COUNT_NAME + " " + condition;
  }

  List<Breakpoint> breakpoints() {
    return breakpoints;
  }

  String reason() {
    return reason;
  }

  /** Returns whether the condition is true. A condition that cannot be evaluated counts as true. */
  boolean isConditionTrue(Evaluator evaluator) {
    return condition.isEmpty()
        || conditionError(evaluator).isPresent()
        || evaluator.value(condition.get()) != 0;
  }

  /** Returns the reason why the condition cannot be evaluated; empty if it can be evaluated. */
  Optional<String> conditionError(Evaluator evaluator) {
    try {
      condition.ifPresent(evaluator::value);
      return Optional.empty();
    } catch (WatchException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Counts a stop at which the condition is true, and returns whether the game should stop. */
  boolean countHit() {
    hitCount++;
    try {
      return hitCondition.isEmpty() || hitCondition.get().value(name -> hitCount) != 0;
    } catch (WatchException e) {
      return true;
    }
  }

  /** Returns the text to print instead of stopping; empty if the game stops. */
  Optional<String> message(Evaluator evaluator) {
    if (logMessage.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        EXPRESSION_IN_BRACES
            .matcher(logMessage)
            .replaceAll(
                match ->
                    Matcher.quoteReplacement(
                        value(WatchExpression.of(match.group(1)), evaluator))));
  }

  private static String value(WatchExpression expression, Evaluator evaluator) {
    try {
      return Integer.toString(evaluator.value(expression));
    } catch (WatchException e) {
      return "{" + e.getMessage() + "}";
    }
  }
}
