package org.bowsprit.explorer.verify;

/**
 * Something that a check has to say.
 *
 * @param grade how bad it is
 * @param where file, chunk or resource
 * @param what a phrase
 */
public record CheckFinding(Grade grade, String where, String what) {

  /** How bad a finding is. */
  public enum Grade {
    /** A resource that cannot be used as it is. */
    FAILED,
    /** Unusual, and to be lived with: shipped games have such things. */
    ODD,
    /** Allowed; told once for all places that it is found in. */
    NOTE
  }
}
