package org.bowsprit.vm.cure.known;

import java.util.Set;

/**
 * A room whose palette has wrong colours for what is drawn in every room, such as the inventory:
 * these stay as they were in the room before.
 *
 * @param name of the cure
 * @param room the room, not mapped to its data
 * @param colours the colours, 0 to 255
 */
public record KeptColours(String name, int room, Set<Integer> colours) implements RoomCure {

  public KeptColours {
    colours = Set.copyOf(colours);
  }
}
