package org.bowsprit.pathfinding;

/**
 * The room a floor belongs to, for messages; a router never clips to its size.
 *
 * @param id the room's number, 0 if there is none
 * @param width in pixels, 0 if unknown
 * @param height in pixels, 0 if unknown
 * @since 1.0
 */
public record RoomInfo(int id, int width, int height) {

  /** Represents an unknown room. */
  public static final RoomInfo UNKNOWN = new RoomInfo(0, 0, 0);
}
