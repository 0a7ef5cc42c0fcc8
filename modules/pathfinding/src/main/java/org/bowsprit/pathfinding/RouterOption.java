package org.bowsprit.pathfinding;

import java.util.List;
import java.util.Objects;
import org.bowsprit.options.Option;
import org.bowsprit.options.OptionType;

/**
 * A setting of a router.
 *
 * @param key its name, without the router's id: {@code crossing}, not {@code classic.crossing}
 * @param description one sentence for people
 * @param defaultValue the value where none is given
 * @param choices every value there is, the default among them; empty for a whole number ≥ 0
 * @since 1.0
 */
public record RouterOption(
    String key, String description, String defaultValue, List<String> choices) {

  private static final int MOST = 999_999_999;
  private static final List<String> FLAGS = List.of("true", "false");

  /** Rejects null and a default that is no choice. */
  public RouterOption {
    Objects.requireNonNull(key, "key must not be null");
    Objects.requireNonNull(description, "description must not be null");
    choices = List.copyOf(choices);
    if (!accepts(choices, defaultValue)) {
      throw new IllegalArgumentException(
          "option " + key + " does not take its default \"" + defaultValue + "\"");
    }
  }

  /** Returns a setting with named values, of which the first is the default. */
  public static RouterOption choice(String key, String description, String... choices) {
    return new RouterOption(key, description, choices[0], List.of(choices));
  }

  /** Returns a setting that is {@code true} or {@code false}. */
  public static RouterOption flag(String key, String description, boolean defaultValue) {
    return new RouterOption(key, description, Boolean.toString(defaultValue), FLAGS);
  }

  /** Returns a setting that is a whole number from 0 on. */
  public static RouterOption number(String key, String description, int defaultValue) {
    return new RouterOption(key, description, Integer.toString(defaultValue), List.of());
  }

  /**
   * Returns the option that this setting is, as every kind of service declares them.
   *
   * @since 1.1
   */
  public Option declared() {
    OptionType type =
        choices.isEmpty()
            ? new OptionType.WholeNumber(0, MOST)
            : choices.equals(FLAGS) ? new OptionType.Flag() : new OptionType.Choice(choices);
    return new Option(key, description, type, defaultValue);
  }

  /** Tells whether the setting takes a value. */
  public boolean accepts(String value) {
    return accepts(choices, value);
  }

  private static boolean accepts(List<String> choices, String value) {
    return choices.isEmpty() ? value.matches("[0-9]{1,9}") : choices.contains(value);
  }
}
