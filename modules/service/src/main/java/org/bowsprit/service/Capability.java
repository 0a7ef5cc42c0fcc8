package org.bowsprit.service;

/**
 * Something that some services of a kind can do; each kind that has any lists them in an enum.
 *
 * @since 1.0
 */
public interface Capability {

  /** Returns the name of the constant. */
  String name();
}
