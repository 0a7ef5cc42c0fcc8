package org.bowsprit.zplane;

import org.bowsprit.format.costume.Costume;

/** Maps the colours of a costume to room colours (spec 03 §4). */
final class CostumeInk {

  /** A room colour that darkens the pixels behind it instead of covering them. */
  private static final int SHADOW_ROOM_COLOUR = 13;

  private static final int SHADOW_MODE_ALL_COLOURS = 0x20;
  private static final int DARK_COLOUR = 8;
  private static final int BLACK_ENTRY_IN_THE_DARK = 12;

  /** The result of {@link #colour} for a pixel that darkens the pixel behind it. */
  static final int SHADOW = -1;

  private final int[] colours = new int[32];

  /**
   * Prepares the colours of an actor.
   *
   * @param ownColours true if actors have their own colours, false if all colours are dark
   */
  void prepare(ActorLook actor, Costume costume, boolean ownColours) {
    int count = costume.palette().length();
    boolean shadeAll = (actor.shadowMode() & SHADOW_MODE_ALL_COLOURS) != 0;
    for (int entry = 0; entry < count; entry++) {
      int colour = ownColours ? litColour(actor, costume, entry) : darkColour(entry);
      colours[entry] = shadeAll || colour == SHADOW_ROOM_COLOUR ? SHADOW : colour;
    }
  }

  /** Returns the room colour of a costume colour, or {@link #SHADOW}. */
  int colour(int entry) {
    return colours[entry];
  }

  private static int litColour(ActorLook actor, Costume costume, int entry) {
    int replacement = actor.colour(entry);
    return replacement == ActorLook.OWN_COLOUR ? costume.palette().u8(entry) : replacement;
  }

  private static int darkColour(int entry) {
    return entry == BLACK_ENTRY_IN_THE_DARK ? 0 : DARK_COLOUR;
  }
}
