package org.bowsprit.pathfinding;

/**
 * The room to which a floor belongs, for messages. A router never clips routes to the size of the
 * room.
 *
 * @param id the number of the room; 0 if there is none
 * @param width the width in pixels; 0 if unknown
 * @param height the height in pixels; 0 if unknown
 * @since 1.0
 */
public record RoomInfo(int id, int width, int height) {

  /** Represents an unknown room. */
  public static final RoomInfo UNKNOWN = new RoomInfo(0, 0, 0);
}
