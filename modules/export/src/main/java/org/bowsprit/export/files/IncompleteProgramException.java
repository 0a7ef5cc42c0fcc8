package org.bowsprit.export.files;

/** Says in a sentence which part of the program an export needs and does not find. */
public final class IncompleteProgramException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Makes one with a sentence for people. */
  public IncompleteProgramException(String message) {
    super(message);
  }
}
