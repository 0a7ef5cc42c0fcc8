package org.bowsprit.engine.world;

/** The bits of the lights variable (spec 02 §12). */
public final class Lights {

  /** The bit for a lit room. */
  public static final int ROOM = 2;

  /** The bit for the flashlight, which only has an effect in the dark. */
  public static final int FLASHLIGHT = 4;

  /** The bit for actors in their own colours. */
  public static final int ACTORS = 8;

  private Lights() {}
}
