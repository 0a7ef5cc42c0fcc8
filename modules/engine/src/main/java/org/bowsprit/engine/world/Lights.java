package org.bowsprit.engine.world;

/** The bits of the lights variable (spec 02 §12). */
public final class Lights {

  /** The room is lit. */
  public static final int ROOM = 2;

  /** The flashlight is on; counts only in the dark. */
  public static final int FLASHLIGHT = 4;

  /** Actors show their own colours. */
  public static final int ACTORS = 8;

  private Lights() {}
}
