package org.bowsprit.kit.source;

/**
 * Thrown if an operation needs the sources of a game, but the name is not the path of a folder of
 * sources.
 */
public final class NoSourcesException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a sentence for the user. */
  public NoSourcesException(String message) {
    super(message);
  }
}
