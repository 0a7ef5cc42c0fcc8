package org.bowsprit.render;

import java.util.Objects;

/**
 * Whether a renderer could be opened on this machine, and if not, why.
 *
 * @param available whether opening is worth a try
 * @param reason for a person, one line without a full stop; empty when available
 * @since 1.0
 */
public record Availability(boolean available, String reason) {

  private static final Availability YES = new Availability(true, "");

  /** Checks the reason. */
  public Availability {
    Objects.requireNonNull(reason, "reason must not be null");
  }

  /** The renderer can be tried. */
  public static Availability yes() {
    return YES;
  }

  /**
   * The renderer cannot be opened here.
   *
   * @param reason why, in one line a player understands
   */
  public static Availability no(String reason) {
    return new Availability(false, reason);
  }
}
