package org.bowsprit.service;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The checked values of all options that a service declares. Immutable.
 *
 * @since 1.0
 */
public final class OptionValues {

  private final Map<String, String> values;

  private OptionValues(Map<String, String> values) {
    this.values = Map.copyOf(values);
  }

  /**
   * Completes and checks values.
   *
   * @param declared the declared options
   * @param valuesByKey the values by key; missing values get their defaults
   * @throws OptionException if a value is not accepted; the message contains the key, the value and
   *     the accepted values
   */
  public static OptionValues of(List<Option> declared, Map<String, String> valuesByKey) {
    Map<String, String> values = new HashMap<>();
    for (Option option : declared) {
      String value = valuesByKey.getOrDefault(option.key(), option.defaultValue());
      if (!option.type().accepts(value)) {
        throw new OptionException(
            "option %s cannot be %s: expected %s"
                .formatted(option.key(), quoted(option, value), option.type().wanted()));
      }
      values.put(option.key(), value);
    }
    valuesByKey.keySet().stream()
        .filter(key -> !values.containsKey(key))
        .sorted()
        .findFirst()
        .ifPresent(
            key -> {
              throw new OptionException("there is no option " + key + hint(key, declared));
            });
    return new OptionValues(values);
  }

  /** Returns the default value of each option. */
  public static OptionValues defaults(List<Option> declared) {
    return of(declared, Map.of());
  }

  /**
   * Completes and checks the values of one service. The given values can be values of several
   * services.
   *
   * @param id the id of the service
   * @param declared the options of the service
   * @param valuesByKey the values by id and key, {@code id.key}; values of other ids are ignored
   * @throws OptionException if a value is not accepted; the message contains the key, the value and
   *     the accepted values
   */
  public static OptionValues of(String id, List<Option> declared, Map<String, String> valuesByKey) {
    Map<String, String> ownValues = new HashMap<>();
    valuesByKey.forEach(
        (name, value) -> {
          if (name.startsWith(id + ".")) {
            ownValues.put(name.substring(id.length() + 1), value);
          }
        });
    return of(declared, ownValues);
  }

  private static String quoted(Option option, String value) {
    return option.type() instanceof OptionType.Secret ? "that" : '"' + value + '"';
  }

  private static String hint(String key, List<Option> declared) {
    if (declared.isEmpty()) {
      return "; it has no options";
    }
    List<String> keys = declared.stream().map(Option::key).toList();
    String nearest = NearestWord.of(key, keys);
    String suggestion = nearest.isEmpty() ? "" : "; did you mean " + nearest + "?";
    return suggestion + keys.stream().collect(Collectors.joining(", ", "; there are ", ""));
  }

  /**
   * Returns the value of a declared option as a text.
   *
   * @throws IllegalArgumentException if the option is not declared
   */
  public String text(String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("option " + key + " was never declared");
    }
    return value;
  }

  /** Returns whether a declared option is {@code true}. */
  public boolean isTrue(String key) {
    return text(key).equals("true");
  }

  /** Returns a declared option as a whole number. */
  public int number(String key) {
    return Integer.parseInt(text(key));
  }

  /** Returns a declared option as a number. */
  public double decimal(String key) {
    return Double.parseDouble(text(key));
  }
}
