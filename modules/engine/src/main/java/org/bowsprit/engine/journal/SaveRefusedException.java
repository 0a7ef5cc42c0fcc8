package org.bowsprit.engine.journal;

/** Thrown when a file is no saved game that can be loaded: says why in words for a person. */
public final class SaveRefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Makes a refusal from its reason, as a sentence about "it", the file. */
  public SaveRefusedException(String reason) {
    super(reason);
  }
}
