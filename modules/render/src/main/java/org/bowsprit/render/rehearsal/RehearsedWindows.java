package org.bowsprit.render.rehearsal;

/** Windows of a rehearsed start: they are never shown, and closed after their first picture. */
public final class RehearsedWindows {

  /** The system property that is {@code true} while windows are rehearsed. */
  public static final String PROPERTY = "bowsprit.rehearsal";

  private RehearsedWindows() {}
}
