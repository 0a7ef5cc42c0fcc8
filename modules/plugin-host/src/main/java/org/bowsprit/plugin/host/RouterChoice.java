package org.bowsprit.plugin.host;

import java.util.Map;

/**
 * A router with the values of its options.
 *
 * @param id the id of the router
 * @param options the values by key; the router's defaults replace missing values
 */
public record RouterChoice(String id, Map<String, String> options) {

  /** Returns a router with its default options. */
  public static RouterChoice withDefaults(String id) {
    return new RouterChoice(id, Map.of());
  }
}
