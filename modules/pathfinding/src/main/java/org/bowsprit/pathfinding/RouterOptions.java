package org.bowsprit.pathfinding;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The settings a router is created with: every one it declares, checked. Immutable.
 *
 * @since 1.0
 */
public final class RouterOptions {

  private final Map<String, String> values;

  private RouterOptions(Map<String, String> values) {
    this.values = Map.copyOf(values);
  }

  /**
   * Completes and checks settings.
   *
   * @param declared the settings a router takes
   * @param given values by key; those left out get their defaults
   * @throws IllegalArgumentException naming the key, the value and what would do
   */
  public static RouterOptions of(List<RouterOption> declared, Map<String, String> given) {
    Map<String, String> values = new HashMap<>();
    for (RouterOption option : declared) {
      String value = given.getOrDefault(option.key(), option.defaultValue());
      if (!option.accepts(value)) {
        throw new IllegalArgumentException(
            "option "
                + option.key()
                + " cannot be \""
                + value
                + "\": "
                + (option.choices().isEmpty()
                    ? "a whole number from 0 on is wanted"
                    : "one of " + String.join(", ", option.choices()) + " is wanted"));
      }
      values.put(option.key(), value);
    }
    for (String key : given.keySet()) {
      if (!values.containsKey(key)) {
        throw new IllegalArgumentException("there is no option " + key + known(declared));
      }
    }
    return new RouterOptions(values);
  }

  private static String known(List<RouterOption> declared) {
    return declared.isEmpty()
        ? "; this router has none"
        : declared.stream()
            .map(RouterOption::key)
            .collect(Collectors.joining(", ", "; there are ", ""));
  }

  /** Returns the value of a declared setting. */
  public String get(String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("option " + key + " was never declared");
    }
    return value;
  }

  /** Tells whether a declared setting is {@code true}. */
  public boolean isTrue(String key) {
    return get(key).equals("true");
  }

  /** Returns a declared setting as a whole number. */
  public int number(String key) {
    return Integer.parseInt(get(key));
  }
}
