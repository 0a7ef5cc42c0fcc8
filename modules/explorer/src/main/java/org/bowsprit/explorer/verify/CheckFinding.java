package org.bowsprit.explorer.verify;

/**
 * A finding of a check.
 *
 * @param grade its severity
 * @param where the file, chunk or resource
 * @param what the problem, as a phrase
 */
public record CheckFinding(Grade grade, String where, String what) {

  /** The severity of a finding. */
  public enum Grade {
    /** A resource that cannot be used. */
    FAILED,
    /** Unusual but acceptable: shipped games contain such things. */
    ODD,
    /** Allowed. Reported once for all places. */
    NOTE
  }
}
