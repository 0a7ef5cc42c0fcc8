package org.bowsprit.player.settings;

import java.util.ArrayList;
import java.util.List;

/** The allowed values of a setting: a list of values in order, or any text. */
final class AllowedValues {

  private final List<String> choices;
  private final String description;

  private AllowedValues(List<String> choices, String description) {
    this.choices = choices;
    this.description = description;
  }

  /** Returns {@code true} and {@code false}. */
  static AllowedValues flag() {
    return new AllowedValues(List.of("false", "true"), "choose true or false");
  }

  /** Returns a list of words. */
  static AllowedValues oneOf(String... words) {
    return new AllowedValues(List.of(words), "choose one of " + String.join(", ", words));
  }

  /**
   * Returns a range of numbers.
   *
   * @param step the step between values in the menu; values in between are allowed, too
   */
  static AllowedValues number(int min, int max, int step) {
    List<String> numbers = new ArrayList<>();
    for (int number = min; number <= max; number += step) {
      numbers.add(Integer.toString(number));
    }
    return new AllowedValues(numbers, "must be a whole number from " + min + " to " + max);
  }

  /** Returns values that allow any text. */
  static AllowedValues text() {
    return new AllowedValues(List.of(), "must be a text");
  }

  /**
   * Returns whether the values are neither flags nor numbers, so that a reader must be told which
   * are allowed.
   */
  boolean hasWords() {
    return !choices.contains("true") && choices.stream().anyMatch(choice -> !isNumber(choice));
  }

  /** Returns whether a value is allowed. */
  boolean isAllowed(String value) {
    return choices.isEmpty() || choices.contains(value) || isInRange(value);
  }

  private boolean isInRange(String value) {
    return isNumber(value)
        && isNumber(choices.get(0))
        && Integer.parseInt(value) >= Integer.parseInt(choices.get(0))
        && Integer.parseInt(value) <= Integer.parseInt(choices.get(choices.size() - 1));
  }

  private static boolean isNumber(String value) {
    return value.matches("-?\\d{1,6}");
  }

  /**
   * Returns the value that is a number of steps from another. For numbers, the result is limited to
   * the first and last value; for words, the first follows the last.
   */
  String neighbour(String value, int steps) {
    if (choices.isEmpty()) {
      return value;
    }
    int index = choices.indexOf(value);
    if (index < 0) {
      index =
          (int) choices.stream().filter(choice -> isBefore(choice, value)).count()
              - (steps > 0 ? 1 : 0);
    }
    int next = index + steps;
    boolean isWordList = !isNumber(choices.get(choices.size() - 1));
    return choices.get(
        isWordList
            ? Math.floorMod(next, choices.size())
            : Math.max(0, Math.min(choices.size() - 1, next)));
  }

  private static boolean isBefore(String one, String value) {
    return isNumber(one) && isNumber(value) && Integer.parseInt(one) < Integer.parseInt(value);
  }

  /** Returns a phrase that describes the allowed values to users. */
  String description() {
    return description;
  }
}
