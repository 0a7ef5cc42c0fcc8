package org.bowsprit.kit.edit;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bow.place.BoxCall;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.image.IndexedPicture;

/**
 * A room in the sources of a game, as an editor shows it.
 *
 * @param number its number in the game
 * @param name its name in scripts
 * @param boxesPath the path of its walk boxes; the file need not exist
 * @param numbers its walk boxes, its scale slots, and the positions and sizes of its things, as
 *     they are in the sources
 * @param things its objects, the actors that scripts put into it, and its entries, which are the
 *     points at which the hero enters
 * @param background its picture, if it has one that can be read
 * @param planes its z-planes by number
 * @param boxCalls calls in scripts that name, or may name, walk boxes of this room by number
 * @param backgroundFile the file of its picture
 * @param transparent the index of transparent pixels
 */
public record EditableRoom(
    int number,
    String name,
    String boxesPath,
    RoomNumbers numbers,
    List<EditableThing> things,
    Optional<IndexedPicture> background,
    SortedMap<Integer, IndexedPicture> planes,
    List<BoxCall> boxCalls,
    Optional<Bytes> backgroundFile,
    int transparent) {

  /** Copies the collections. */
  public EditableRoom {
    things = List.copyOf(things);
    planes = new TreeMap<>(planes);
    boxCalls = List.copyOf(boxCalls);
  }
}
