package org.bowsprit.vm.symbol;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The names of the states of an object.
 *
 * @param object number of the object
 * @param names the names by state
 */
public record ObjectStates(int object, SortedMap<Integer, String> names) {

  /** Makes an immutable copy of the map. */
  public ObjectStates {
    names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
  }
}
