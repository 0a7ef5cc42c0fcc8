package org.bowsprit.kit.source;

/**
 * Thrown if something needs the sources of a game and a name is not that of a folder of sources.
 */
public final class NoSourcesException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception with a sentence for the user. */
  public NoSourcesException(String message) {
    super(message);
  }
}
