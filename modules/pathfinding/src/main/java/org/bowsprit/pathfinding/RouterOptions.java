package org.bowsprit.pathfinding;

import java.util.List;
import java.util.Map;
import org.bowsprit.options.OptionValues;

/**
 * The settings a router is created with: every one it declares, checked. Immutable.
 *
 * @since 1.0
 */
public final class RouterOptions {

  private final OptionValues values;

  private RouterOptions(OptionValues values) {
    this.values = values;
  }

  /**
   * Completes and checks settings.
   *
   * @param declared the settings a router takes
   * @param given values by key; those left out get their defaults
   * @throws IllegalArgumentException naming the key, the value and what would do
   */
  public static RouterOptions of(List<RouterOption> declared, Map<String, String> given) {
    return of(OptionValues.of(declared.stream().map(RouterOption::declared).toList(), given));
  }

  /**
   * Returns the settings that are these values.
   *
   * @since 1.1
   */
  public static RouterOptions of(OptionValues values) {
    return new RouterOptions(values);
  }

  /**
   * Returns the values of the declared options, of any type.
   *
   * @since 1.1
   */
  public OptionValues values() {
    return values;
  }

  /** Returns the value of a declared setting. */
  public String get(String key) {
    return values.text(key);
  }

  /** Tells whether a declared setting is {@code true}. */
  public boolean isTrue(String key) {
    return values.isTrue(key);
  }

  /** Returns a declared setting as a whole number. */
  public int number(String key) {
    return values.number(key);
  }
}
