package org.bowsprit.engine.internal;

/** The bits of the lights variable (spec 02 §12). */
final class Lights {

  /** Base palette, room and actor colours: as at engine start. */
  static final int START = 11;

  /** The room is lit. */
  static final int ROOM = 2;

  /** The flashlight is on; counts only in the dark. */
  static final int FLASHLIGHT = 4;

  /** Actors show their own colours. */
  static final int ACTORS = 8;

  private Lights() {}
}
