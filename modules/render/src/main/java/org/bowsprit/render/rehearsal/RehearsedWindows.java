package org.bowsprit.render.rehearsal;

/**
 * Defines the property for a rehearsed start. Its windows are never shown, and are closed after
 * their first picture.
 */
public final class RehearsedWindows {

  /** The system property that is {@code true} while windows are rehearsed. */
  public static final String PROPERTY = "bowsprit.rehearsal";

  private RehearsedWindows() {}
}
