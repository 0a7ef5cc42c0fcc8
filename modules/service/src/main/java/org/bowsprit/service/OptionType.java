package org.bowsprit.service;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What an option may be. Values are texts, as they are typed and as the settings keep them; no text
 * has more than 4096 characters or a control character.
 *
 * @since 1.0
 */
public sealed interface OptionType {

  /** Returns whether a value is of this type; without more to say, any text of one line is. */
  default boolean accepts(String value) {
    return value.length() <= 4096 && value.chars().noneMatch(Character::isISOControl);
  }

  /** Returns what is accepted, in a few words behind "must be". */
  String wanted();

  /**
   * One of a few words.
   *
   * @param values all of them, in the order in which people are shown them
   */
  record Choice(List<String> values) implements OptionType {

    /** Rejects a choice between nothing. */
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
    private static final int ENDLESS = 999_999_999;

    /** Rejects a range with nothing in it. */
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
      return most >= ENDLESS
          ? "a whole number from " + least + " on"
          : "a whole number from " + least + " to " + most;
    }
  }

  /**
   * A number with or without a fraction, written with a full stop: 0.25.
   *
   * @param least the smallest
   * @param most the largest
   */
  record Decimal(double least, double most) implements OptionType {

    private static final Pattern FORM = Pattern.compile("-?\\d{1,15}(\\.\\d{1,15})?");

    /** Rejects a range with nothing in it. */
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

  /** The name of a file or folder, relative to the folder that the program was started in. */
  record FileName() implements OptionType {

    @Override
    public String wanted() {
      return "the name of a file or folder";
    }
  }

  /** A text that is shown to nobody and stands in no message. */
  record Secret() implements OptionType {

    @Override
    public String wanted() {
      return "a text of one line, which is not shown";
    }
  }
}
