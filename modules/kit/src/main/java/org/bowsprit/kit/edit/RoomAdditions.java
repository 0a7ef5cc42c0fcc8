package org.bowsprit.kit.edit;

import java.util.List;

/**
 * The additions of an edit to a room.
 *
 * @param things the added things
 * @param pictures the added states and their pictures
 */
public record RoomAdditions(List<AddedThing> things, List<AddedPicture> pictures) {

  /** No additions. */
  public static final RoomAdditions NONE = new RoomAdditions(List.of(), List.of());

  /** Takes immutable copies. */
  public RoomAdditions {
    things = List.copyOf(things);
    pictures = List.copyOf(pictures);
  }

  /** Returns whether nothing is added. */
  public boolean isEmpty() {
    return things.isEmpty() && pictures.isEmpty();
  }
}
