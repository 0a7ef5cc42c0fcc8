package org.bowsprit.editors.debug;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.bow.watch.WatchException;
import org.bowsprit.bow.watch.WatchExpression;
import org.bowsprit.vm.debug.Breakpoint;

/**
 * A breakpoint of the editor, on the places of one source line or on a variable. A condition can
 * decide when it stops the game.
 */
final class StopPoint {

  private static final Pattern INSERTION = Pattern.compile("\\{([^{}]*)\\}");
  private static final String HITS = "hits";

  private final List<Breakpoint> places;
  private final Optional<WatchExpression> condition;
  private final Optional<WatchExpression> hitCondition;
  private final String logMessage;
  private final String reason;
  private int hits;

  /**
   * The conditions under which a breakpoint stops the game, as the editor writes them. A missing
   * condition is an empty text.
   *
   * @param condition an expression that must not be 0
   * @param hitCondition a condition for the number of times: {@code 5} for the fifth time only, or
   *     {@code >= 5}, or {@code % 5}
   * @param logMessage a text with expressions in braces, which is printed instead of stopping
   */
  record When(String condition, String hitCondition, String logMessage) {

    /** The conditions of a breakpoint that always stops the game. */
    static final When ALWAYS = new When("", "", "");
  }

  /** Evaluates an expression at the place where the game is stopped. */
  @FunctionalInterface
  interface Evaluation {

    int value(WatchExpression expression);
  }

  /**
   * Creates a breakpoint.
   *
   * @param places the places where the machine stops
   * @param reason the word of the protocol for such stops
   * @throws WatchException if an expression cannot be read
   */
  StopPoint(List<Breakpoint> places, String reason, When when) {
    this.places = List.copyOf(places);
    this.reason = reason;
    condition = expression(when.condition());
    hitCondition = expression(hits(when.hitCondition().strip()));
    logMessage = when.logMessage();
    // Parses the expressions now, so that an invalid expression is reported immediately.
    INSERTION.matcher(logMessage).results().forEach(each -> WatchExpression.of(each.group(1)));
  }

  private static Optional<WatchExpression> expression(String text) {
    return text.isBlank() ? Optional.empty() : Optional.of(WatchExpression.of(text));
  }

  private static String hits(String condition) {
    if (condition.matches("\\d+")) {
      return HITS + " == " + condition;
    }
    if (condition.startsWith("%")) {
      return HITS + " " + condition + " == 0";
    }
    return condition.isEmpty() ? "" : HITS + " " + condition;
  }

  List<Breakpoint> places() {
    return places;
  }

  String reason() {
    return reason;
  }

  /** Returns whether the condition is true. A condition that cannot be evaluated counts as true. */
  boolean holds(Evaluation evaluation) {
    return condition.isEmpty()
        || mistake(evaluation).isPresent()
        || evaluation.value(condition.get()) != 0;
  }

  /** Returns the reason why the condition cannot be evaluated; empty if it can be evaluated. */
  Optional<String> mistake(Evaluation evaluation) {
    try {
      condition.ifPresent(evaluation::value);
      return Optional.empty();
    } catch (WatchException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Counts a stop at which the condition is true, and returns whether the game should stop. */
  boolean countsNow() {
    hits++;
    try {
      return hitCondition.isEmpty() || hitCondition.get().value(name -> hits) != 0;
    } catch (WatchException e) {
      return true;
    }
  }

  /** Returns the text to print instead of stopping; empty if the game stops. */
  Optional<String> message(Evaluation evaluation) {
    if (logMessage.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        INSERTION
            .matcher(logMessage)
            .replaceAll(
                found ->
                    Matcher.quoteReplacement(
                        value(WatchExpression.of(found.group(1)), evaluation))));
  }

  private static String value(WatchExpression expression, Evaluation evaluation) {
    try {
      return Integer.toString(evaluation.value(expression));
    } catch (WatchException e) {
      return "{" + e.getMessage() + "}";
    }
  }
}
