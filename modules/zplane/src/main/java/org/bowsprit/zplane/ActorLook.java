package org.bowsprit.zplane;

import org.bowsprit.format.costume.Costume;

/**
 * The current look of an actor. It contains all data that is necessary to draw the actor (spec 03
 * §4–7).
 */
public interface ActorLook {

  /** An entry of the colour table that keeps the costume's own colour. */
  int OWN_COLOUR = 0xFF;

  Costume costume();

  /** Returns whether a limb, 0–15, is switched on and not stopped. */
  boolean isDrawn(int limb);

  /** Returns the position in the command stream of a limb that is drawn. */
  int position(int limb);

  /** Returns the x of the feet, in pixels of the room. */
  int x();

  /** Returns the y of the feet, in pixels of the room. */
  int y();

  /** Returns the number of rows above its feet at which the actor is drawn. */
  int elevation();

  /** Returns the horizontal size, 1–255. */
  int scaleX();

  /** Returns the vertical size, 1–255. */
  int scaleY();

  /** Returns whether the actor faces west. */
  boolean facesWest();

  /**
   * Returns the z-plane that hides the actor; 0 for none. The number is not yet limited to the
   * planes of the room.
   */
  int clipPlane();

  /** Returns the replacement of the costume's colour {@code entry}, or {@link #OWN_COLOUR}. */
  int colour(int entry);

  int shadowMode();
}
