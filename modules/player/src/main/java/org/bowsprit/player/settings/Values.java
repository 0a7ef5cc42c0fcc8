package org.bowsprit.player.settings;

import java.util.ArrayList;
import java.util.List;

/** The allowed values of a setting: a list of values in order, or any text. */
final class Values {

  private final List<String> choices;
  private final String described;

  private Values(List<String> choices, String described) {
    this.choices = choices;
    this.described = described;
  }

  /** Returns {@code true} and {@code false}. */
  static Values flag() {
    return new Values(List.of("false", "true"), "choose true or false");
  }

  /** Returns a list of words. */
  static Values oneOf(String... words) {
    return new Values(List.of(words), "choose one of " + String.join(", ", words));
  }

  /**
   * Returns a range of numbers.
   *
   * @param step the step between values in the menu; values in between are allowed, too
   */
  static Values number(int least, int most, int step) {
    List<String> numbers = new ArrayList<>();
    for (int number = least; number <= most; number += step) {
      numbers.add(Integer.toString(number));
    }
    return new Values(numbers, "must be a whole number from " + least + " to " + most);
  }

  /** Returns values that allow any text. */
  static Values text() {
    return new Values(List.of(), "must be a text");
  }

  /** Returns whether the values are words, neither flags nor numbers. Some words may be unknown. */
  boolean areWords() {
    return !choices.contains("true") && choices.stream().anyMatch(one -> !isNumber(one));
  }

  /** Returns whether a value is allowed. */
  boolean allow(String value) {
    return choices.isEmpty() || choices.contains(value) || isBetween(value);
  }

  private boolean isBetween(String value) {
    return isNumber(value)
        && isNumber(choices.get(0))
        && Integer.parseInt(value) >= Integer.parseInt(choices.get(0))
        && Integer.parseInt(value) <= Integer.parseInt(choices.get(choices.size() - 1));
  }

  private static boolean isNumber(String value) {
    return value.matches("-?\\d{1,6}");
  }

  /**
   * Returns the value that is a number of steps from another, limited to the first and last value.
   */
  String stepped(String value, int by) {
    if (choices.isEmpty()) {
      return value;
    }
    int at = choices.indexOf(value);
    if (at < 0) {
      at = (int) choices.stream().filter(one -> isBefore(one, value)).count() - (by > 0 ? 1 : 0);
    }
    int next = at + by;
    boolean isWord = !isNumber(choices.get(choices.size() - 1));
    return choices.get(
        isWord
            ? Math.floorMod(next, choices.size())
            : Math.max(0, Math.min(choices.size() - 1, next)));
  }

  private static boolean isBefore(String one, String value) {
    return isNumber(one) && isNumber(value) && Integer.parseInt(one) < Integer.parseInt(value);
  }

  /** Returns a phrase that describes the allowed values to a person. */
  String described() {
    return described;
  }
}
