package org.bowsprit.insight.console;

import java.util.ArrayList;
import java.util.List;

/**
 * The words after a command's name.
 *
 * @param usage the usage of the command, for error messages
 * @param words the words
 */
public record Arguments(String usage, List<String> words) {

  public Arguments {
    words = List.copyOf(words);
  }

  /** Returns the number of words. */
  public int count() {
    return words.size();
  }

  /** Returns a word. Throws an exception if it is missing. */
  public String word(int index) {
    if (index >= words.size()) {
      throw new ConsoleException("console.usage", usage);
    }
    return words.get(index);
  }

  /**
   * Returns a number, which is decimal, or hexadecimal after {@code 0x}. Throws an exception if it
   * is missing.
   */
  public int number(int index) {
    String word = word(index);
    try {
      return Integer.decode(word);
    } catch (NumberFormatException e) {
      throw new ConsoleException("console.no-number", word, usage);
    }
  }

  /** Returns a copy in which a number replaces one of the words. */
  public Arguments with(int index, int number) {
    List<String> newWords = new ArrayList<>(words);
    newWords.set(index, Integer.toString(number));
    return new Arguments(usage, newWords);
  }

  /** Returns a number within a range. Throws an exception if it is missing. */
  public int number(int index, int min, int max, String kind) {
    int number = number(index);
    if (number < min || number > max) {
      throw new ConsoleException("console.range-" + kind, number, min, max);
    }
    return number;
  }
}
