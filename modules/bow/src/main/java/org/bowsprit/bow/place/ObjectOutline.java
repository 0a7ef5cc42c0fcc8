package org.bowsprit.bow.place;

import java.util.Map;
import java.util.Set;

/**
 * The parts of an object in a source to which an editor can add something.
 *
 * @param end offset of the closing brace
 * @param settings the settings by name; if one occurs several times, the last
 * @param verbs the verbs that the object handles
 */
public record ObjectOutline(int end, Map<String, WrittenSetting> settings, Set<String> verbs) {

  /** Takes immutable copies. */
  public ObjectOutline {
    settings = Map.copyOf(settings);
    verbs = Set.copyOf(verbs);
  }
}
