package org.bowsprit.render.rehearsal;

/**
 * Defines the system property for a rehearsal, which is a program start that only determines the
 * required classes. Its windows are never shown, and are closed after their first picture.
 */
public final class RehearsedWindows {

  /** The system property that is {@code true} while windows are rehearsed. */
  public static final String PROPERTY = "bowsprit.rehearsal";

  private RehearsedWindows() {}
}
