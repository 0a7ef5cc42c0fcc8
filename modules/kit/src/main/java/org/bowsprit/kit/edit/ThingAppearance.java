package org.bowsprit.kit.edit;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bow.declaration.NamedNumber;
import org.bowsprit.bytes.Bytes;

/**
 * The pictures of a thing.
 *
 * @param state the state when the game begins
 * @param states the names of the states
 * @param pictures the pictures that can be read, as PNG files for a page, by state
 */
public record ThingAppearance(
    int state, List<NamedNumber> states, NavigableMap<Integer, Bytes> pictures) {

  /** The look of a thing without pictures in the sources. */
  public static final ThingAppearance NONE = new ThingAppearance(0, List.of(), new TreeMap<>());

  /** Takes copies. */
  public ThingAppearance {
    states = List.copyOf(states);
    pictures = new TreeMap<>(pictures);
  }
}
