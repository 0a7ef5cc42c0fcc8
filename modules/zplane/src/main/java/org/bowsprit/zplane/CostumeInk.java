package org.bowsprit.zplane;

import org.bowsprit.format.costume.Costume;

/** Maps the colours of a costume to room colours (spec 03 §4). */
final class CostumeInk {

  /** A room colour that darkens the pixels behind it instead of covering them. */
  private static final int SHADE = 13;

  private static final int SHADE_ALL = 0x20;
  private static final int DARK = 8;
  private static final int DARK_BLACK_ENTRY = 12;

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
    boolean shadeAll = (actor.shadowMode() & SHADE_ALL) != 0;
    for (int entry = 0; entry < count; entry++) {
      int colour = ownColours ? bright(actor, costume, entry) : dark(entry);
      colours[entry] = shadeAll || colour == SHADE ? SHADOW : colour;
    }
  }

  /** Returns the room colour of a costume colour, or {@link #SHADOW}. */
  int colour(int entry) {
    return colours[entry];
  }

  private static int bright(ActorLook actor, Costume costume, int entry) {
    int replaced = actor.colour(entry);
    return replaced == ActorLook.OWN_COLOUR ? costume.palette().u8(entry) : replaced;
  }

  private static int dark(int entry) {
    return entry == DARK_BLACK_ENTRY ? 0 : DARK;
  }
}
