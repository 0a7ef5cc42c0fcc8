package org.bowsprit.insight.overlay;

import java.util.Locale;
import java.util.Optional;

/** The parts of the inside view, lowest first. */
public enum InsidePart {
  /** The z-planes, which hide actors. */
  PLANES,
  BOXES,
  /** The areas of objects, and the positions at which an actor stands to use them. */
  OBJECTS,
  /** The walks in progress: their boxes, gates and waypoints. */
  WALKS,
  /** The actors and their state. */
  ACTORS;

  /** Returns the name of the part in the console. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the part with this name, or empty. */
  public static Optional<InsidePart> of(String id) {
    for (InsidePart part : values()) {
      if (part.id().equals(id)) {
        return Optional.of(part);
      }
    }
    return Optional.empty();
  }
}
