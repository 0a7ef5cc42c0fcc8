package org.bowsprit.bow.place;

import java.util.Map;
import java.util.Set;

/**
 * The parts of an object in a source to which an editor can add something.
 *
 * @param end offset of the closing brace
 * @param settings the settings by name; if a setting occurs several times, its last occurrence
 * @param verbs the verbs that the object handles
 */
public record ObjectOutline(int end, Map<String, WrittenSetting> settings, Set<String> verbs) {

  /** Stores immutable copies of the collections. */
  public ObjectOutline {
    settings = Map.copyOf(settings);
    verbs = Set.copyOf(verbs);
  }
}
