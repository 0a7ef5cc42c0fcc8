package org.bowsprit.service;

import java.util.List;
import java.util.Set;

/**
 * Describes a service that a player can choose by its id, and opens it. This is the parent type of
 * the providers of routers, renderers, sound devices, music devices and readers of sound files.
 *
 * <p>A provider has a public constructor without parameters. Creating a provider is cheap, and its
 * description never changes. Each kind of provider has its own method {@code open}.
 *
 * @since 1.0
 */
public interface ServiceProvider {

  /** Returns the name on the command line: lower-case letters, digits and hyphens, unique. */
  String id();

  /** Returns the display name, a few words. */
  String displayName();

  /**
   * Returns the options of the service; none unless overridden. Values for other options are
   * rejected.
   */
  default List<Option> options() {
    return List.of();
  }

  /** Returns the optional capabilities of the service. */
  default Set<? extends Capability> capabilities() {
    return Set.of();
  }
}
