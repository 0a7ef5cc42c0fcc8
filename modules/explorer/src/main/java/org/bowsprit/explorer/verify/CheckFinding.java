package org.bowsprit.explorer.verify;

/**
 * A finding of a check.
 *
 * @param grade the severity of the finding
 * @param where the file, chunk or resource
 * @param what the problem, as a phrase
 */
public record CheckFinding(Grade grade, String where, String what) {

  /** The severity of a finding. */
  public enum Grade {
    /** A resource that cannot be used. */
    FAILED,
    /** An unusual but acceptable property. Shipped games have such properties. */
    ODD,
    /** An allowed property. It is reported only once, with the number of its occurrences. */
    NOTE
  }
}
