package org.bowsprit.render.rehearsal;

/** Windows of a start that nobody is to see: never shown, and closed after their first picture. */
public final class RehearsedWindows {

  /** The system property that is {@code true} as long as windows are rehearsed. */
  public static final String PROPERTY = "bowsprit.rehearsal";

  private RehearsedWindows() {}
}
