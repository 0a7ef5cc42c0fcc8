package org.bowsprit.insight.overlay;

import java.util.Locale;
import java.util.Optional;

/** What the inside view can show, lowest first. */
public enum InsidePart {
  /** The z-planes, which hide actors. */
  PLANES,
  /** The walk boxes. */
  BOXES,
  /** The objects' areas and where one stands to use them. */
  OBJECTS,
  /** The walks under way: their boxes, gates and waypoints. */
  WALKS,
  /** The actors and what they are about. */
  ACTORS;

  /** Returns the name that the console knows it by. */
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
