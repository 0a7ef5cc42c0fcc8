package org.bowsprit.service;

/**
 * An optional capability of the services of a kind; each kind lists its capabilities in an enum.
 *
 * @since 1.0
 */
public interface Capability {

  /** Returns the name of the constant. */
  String name();
}
