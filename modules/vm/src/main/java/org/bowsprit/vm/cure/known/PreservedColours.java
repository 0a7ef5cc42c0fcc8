package org.bowsprit.vm.cure.known;

import java.util.Set;

/**
 * Cures a room whose palette has wrong colours for items that are drawn in every room, such as the
 * inventory. The cure keeps the values of these colours from the previous room.
 *
 * @param name the name of the cure
 * @param room the room, not mapped to its data
 * @param colours the colours, 0 to 255
 */
public record PreservedColours(String name, int room, Set<Integer> colours) implements RoomCure {

  public PreservedColours {
    colours = Set.copyOf(colours);
  }
}
