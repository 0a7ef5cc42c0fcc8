package org.bowsprit.web;

/**
 * Thrown if a piece of a game does not arrive. It is an error and not an exception, so that it
 * reaches the page. If the engine treated the missing piece as a damaged resource, it would
 * continue without a room or a script.
 */
final class MissingPieceError extends Error {

  private static final long serialVersionUID = 1L;

  MissingPieceError() {
    super("A part of the game could not be loaded. Is the network there?");
  }
}
