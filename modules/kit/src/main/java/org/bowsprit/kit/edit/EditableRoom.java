package org.bowsprit.kit.edit;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bow.place.BoxCall;
import org.bowsprit.media.image.IndexedPicture;

/**
 * A room of sources.
 *
 * @param number its number in the game
 * @param name what scripts call it
 * @param boxesPath the file of its walk boxes, whether it is there or not
 * @param numbers what its sources say
 * @param things its objects and the actors that scripts put into it
 * @param background its picture, if it has one that can be read
 * @param planes its z-planes by number
 * @param boxCalls calls of scripts that mean boxes of it by their numbers, or may mean them
 */
public record EditableRoom(
    int number,
    String name,
    String boxesPath,
    RoomNumbers numbers,
    List<EditableThing> things,
    Optional<IndexedPicture> background,
    SortedMap<Integer, IndexedPicture> planes,
    List<BoxCall> boxCalls) {

  /** Takes copies. */
  public EditableRoom {
    things = List.copyOf(things);
    planes = new TreeMap<>(planes);
    boxCalls = List.copyOf(boxCalls);
  }
}
