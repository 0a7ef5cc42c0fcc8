package org.bowsprit.service;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * An option of a service.
 *
 * @param key its name, without the service's id: {@code crossing}, not {@code classic.crossing};
 *     letters, digits, hyphens, full stops and underscores
 * @param description one sentence for users
 * @param type the type of its values
 * @param defaultValue the value if none is given
 * @since 1.0
 */
public record Option(String key, String description, OptionType type, String defaultValue) {

  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9._-]+");

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if the key is invalid, or the default value is not valid for
   *     the type
   */
  public Option {
    Objects.requireNonNull(description, "description must not be null");
    if (!KEY.matcher(key).matches()) {
      throw new IllegalArgumentException(
          "invalid key \""
              + key
              + "\": only letters, digits, hyphens, full stops and underscores are allowed");
    }
    if (!type.accepts(defaultValue)) {
      throw new IllegalArgumentException(
          "the default value of option " + key + " is not valid: \"" + defaultValue + "\"");
    }
  }

  /** Returns an option whose value is one of the given choices; the first is the default. */
  public static Option choice(String key, String description, String... choices) {
    return new Option(key, description, new OptionType.Choice(List.of(choices)), choices[0]);
  }

  /** Returns an option whose value is {@code true} or {@code false}. */
  public static Option flag(String key, String description, boolean defaultValue) {
    return new Option(key, description, new OptionType.Flag(), Boolean.toString(defaultValue));
  }

  /** Returns an option whose value is a whole number from {@code min} to {@code max}. */
  public static Option number(String key, String description, int defaultValue, int min, int max) {
    return new Option(
        key, description, new OptionType.WholeNumber(min, max), Integer.toString(defaultValue));
  }

  /** Returns an option whose value is a number from {@code min} to {@code max}, such as 0.25. */
  public static Option decimal(
      String key, String description, double defaultValue, double min, double max) {
    return new Option(
        key, description, new OptionType.Decimal(min, max), Double.toString(defaultValue));
  }

  /** Returns an option whose value is a single line of text. */
  public static Option text(String key, String description, String defaultValue) {
    return new Option(key, description, new OptionType.Text(), defaultValue);
  }

  /** Returns an option whose value names a file or folder; the default value is empty. */
  public static Option file(String key, String description) {
    return new Option(key, description, new OptionType.FileName(), "");
  }

  /**
   * Returns an option whose value is never displayed, such as a password; the default value is
   * empty.
   */
  public static Option secret(String key, String description) {
    return new Option(key, description, new OptionType.Secret(), "");
  }
}
