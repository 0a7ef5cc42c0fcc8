package org.bowsprit.service;

import java.util.List;
import java.util.Set;

/**
 * Describes a service that a player can choose by its id, and opens it: the parent of the providers
 * of routers, renderers, sound devices, music devices and readers of sound files.
 *
 * <p>A public constructor without parameters makes a provider. It costs nothing, and whatever the
 * provider says of itself is the same at all times. Each kind has a method {@code open} of its own.
 *
 * @since 1.0
 */
public interface ServiceProvider {

  /** Returns the name on the command line: lower-case letters, digits and hyphens, unique. */
  String id();

  /** Returns the name for people, a few words. */
  String displayName();

  /**
   * Returns the options of what is opened; none unless overridden. Values for others are refused.
   */
  default List<Option> options() {
    return List.of();
  }

  /** Returns what can be asked of the service beyond what all of its kind do. */
  default Set<? extends Capability> capabilities() {
    return Set.of();
  }
}
