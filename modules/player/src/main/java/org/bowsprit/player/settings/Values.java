package org.bowsprit.player.settings;

import java.util.ArrayList;
import java.util.List;

/** What a setting may be: one of a few values in order, or any text. */
final class Values {

  private final List<String> choices;
  private final String described;

  private Values(List<String> choices, String described) {
    this.choices = choices;
    this.described = described;
  }

  /** Yes or no. */
  static Values flag() {
    return new Values(List.of("false", "true"), "choose true or false");
  }

  /** One of some words. */
  static Values oneOf(String... words) {
    return new Values(List.of(words), "choose one of " + String.join(", ", words));
  }

  /**
   * A number.
   *
   * @param step from one to the next where it is stepped through; any between is fine too
   */
  static Values number(int least, int most, int step) {
    List<String> numbers = new ArrayList<>();
    for (int number = least; number <= most; number += step) {
      numbers.add(Integer.toString(number));
    }
    return new Values(numbers, "must be a whole number from " + least + " to " + most);
  }

  /** Any text. */
  static Values text() {
    return new Values(List.of(), "must be a text");
  }

  /** Returns whether some are words, of which one may be unknown: neither yes or no nor numbers. */
  boolean areWords() {
    return !choices.contains("true") && choices.stream().anyMatch(one -> !isNumber(one));
  }

  /** Returns whether a value is one of these. */
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

  /** Returns the value some steps from another; the first or last one at the ends. */
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

  /** Returns what is allowed, as a phrase for a person. */
  String described() {
    return described;
  }
}
