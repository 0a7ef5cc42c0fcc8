package org.bowsprit.service;

/**
 * An optional capability of one kind of service. Each kind has an enum of its capabilities.
 *
 * @since 1.0
 */
public interface Capability {

  /** Returns the name of the constant. */
  String name();
}
