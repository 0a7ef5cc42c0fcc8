package org.bowsprit.render;

import java.util.Objects;

/**
 * States whether a renderer could be opened on this machine, and if not, the reason.
 *
 * @param available whether opening may succeed
 * @param reason the reason why it cannot be opened, for the player, in one line without a full
 *     stop; empty if available
 * @since 1.0
 */
public record Availability(boolean available, String reason) {

  private static final Availability YES = new Availability(true, "");

  /** Checks the reason. */
  public Availability {
    Objects.requireNonNull(reason, "reason must not be null");
  }

  /** Returns the availability of a renderer that may be opened. */
  public static Availability yes() {
    return YES;
  }

  /**
   * Returns the availability of a renderer that cannot be opened on this machine.
   *
   * @param reason the reason, in one line that a player understands
   */
  public static Availability no(String reason) {
    return new Availability(false, reason);
  }
}
