package org.bowsprit.session;

import java.util.Map;

/**
 * A router as it is named on the command line.
 *
 * @param id which one
 * @param options settings by key; those left out are the router's usual ones
 */
public record RouterChoice(String id, Map<String, String> options) {

  /** Returns a router with its usual settings. */
  public static RouterChoice usual(String id) {
    return new RouterChoice(id, Map.of());
  }
}
