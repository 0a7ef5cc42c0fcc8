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
    /** Something unusual but acceptable. Shipped games contain such things. */
    ODD,
    /** Something allowed. It is reported once for all places. */
    NOTE
  }
}
