package org.bowsprit.render;

import java.util.Objects;

/**
 * Whether a renderer could be opened on this machine, and if not, why.
 *
 * @param available whether opening may succeed
 * @param reason for the player, one line without a full stop; empty if available
 * @since 1.0
 */
public record Availability(boolean available, String reason) {

  private static final Availability YES = new Availability(true, "");

  /** Checks the reason. */
  public Availability {
    Objects.requireNonNull(reason, "reason must not be null");
  }

  /** Returns that the renderer may be opened. */
  public static Availability yes() {
    return YES;
  }

  /**
   * Returns that the renderer cannot be opened here.
   *
   * @param reason the reason, in one line that a player understands
   */
  public static Availability no(String reason) {
    return new Availability(false, reason);
  }
}
