package org.bowsprit.service;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The type of an option. Values are texts, as typed and as stored in the settings; a text has at
 * most 4096 characters and no control characters.
 *
 * @since 1.0
 */
public sealed interface OptionType {

  /** Returns whether a value has this type. The default accepts any text of one line. */
  default boolean accepts(String value) {
    return value.length() <= 4096 && value.chars().noneMatch(Character::isISOControl);
  }

  /**
   * Returns a short description of the accepted values, which follows the words "expected" or "must
   * be".
   */
  String wanted();

  /**
   * A choice among words.
   *
   * @param values all words, in display order
   */
  record Choice(List<String> values) implements OptionType {

    /** Checks that there is at least one word. */
    public Choice {
      values = List.copyOf(values);
      if (values.isEmpty()) {
        throw new IllegalArgumentException("a choice has at least one value");
      }
    }

    @Override
    public boolean accepts(String value) {
      return values.contains(value);
    }

    @Override
    public String wanted() {
      return "one of " + String.join(", ", values);
    }
  }

  /** Yes or no: {@code true} or {@code false}. */
  record Flag() implements OptionType {

    @Override
    public boolean accepts(String value) {
      return value.equals("true") || value.equals("false");
    }

    @Override
    public String wanted() {
      return "true or false";
    }
  }

  /**
   * A whole number.
   *
   * @param least the smallest
   * @param most the largest
   */
  record WholeNumber(int least, int most) implements OptionType {

    private static final Pattern FORM = Pattern.compile("-?\\d{1,10}");
    private static final int NO_LIMIT = 999_999_999;

    /** Checks that the range is not empty. */
    public WholeNumber {
      if (least > most) {
        throw new IllegalArgumentException("no number is from " + least + " to " + most);
      }
    }

    @Override
    public boolean accepts(String value) {
      return FORM.matcher(value).matches()
          && Long.parseLong(value) >= least
          && Long.parseLong(value) <= most;
    }

    @Override
    public String wanted() {
      return most >= NO_LIMIT
          ? "a whole number of at least " + least
          : "a whole number from " + least + " to " + most;
    }
  }

  /**
   * A number with or without a fraction, written with a decimal point: 0.25.
   *
   * @param least the smallest
   * @param most the largest
   */
  record Decimal(double least, double most) implements OptionType {

    private static final Pattern FORM = Pattern.compile("-?\\d{1,15}(\\.\\d{1,15})?");

    /** Checks that the range is not empty. */
    public Decimal {
      if (!(least <= most)) {
        throw new IllegalArgumentException("no number is from " + least + " to " + most);
      }
    }

    @Override
    public boolean accepts(String value) {
      return FORM.matcher(value).matches()
          && Double.parseDouble(value) >= least
          && Double.parseDouble(value) <= most;
    }

    @Override
    public String wanted() {
      return "a number from " + least + " to " + most;
    }
  }

  /** Any text of one line. */
  record Text() implements OptionType {

    @Override
    public String wanted() {
      return "a text of one line";
    }
  }

  /** The name of a file or folder, relative to the folder in which the program was started. */
  record FileName() implements OptionType {

    @Override
    public String wanted() {
      return "the name of a file or folder";
    }
  }

  /** A text that is never displayed and never part of a message. */
  record Secret() implements OptionType {

    @Override
    public String wanted() {
      return "a text of one line, which is not shown";
    }
  }
}
