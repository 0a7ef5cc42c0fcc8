package org.bowsprit.zplane;

import org.bowsprit.format.costume.Costume;

/** What an actor looks like at the moment: all that drawing it needs (spec 03 §4–7). */
public interface ActorLook {

  /** An entry of the colour table that leaves the costume's own colour. */
  int OWN_COLOUR = 0xFF;

  Costume costume();

  /** Returns whether a limb, 0–15, is switched on and not stopped. */
  boolean isDrawn(int limb);

  /** Returns where a limb that is drawn stands in the command stream. */
  int position(int limb);

  /** Returns where the feet are, in pixels of the room. */
  int x();

  /** Returns where the feet are, in pixels of the room. */
  int y();

  /** Returns how many rows above its feet the actor is drawn. */
  int elevation();

  /** Returns the horizontal size, 1–255. */
  int scaleX();

  /** Returns the vertical size, 1–255. */
  int scaleY();

  /** Returns whether the actor looks west. */
  boolean looksWest();

  /** Returns the z-plane that hides the actor before the limit to those of the room, 0 for none. */
  int clipPlane();

  /** Returns what replaces the costume's colour {@code entry}, or {@link #OWN_COLOUR}. */
  int colour(int entry);

  int shadowMode();
}
