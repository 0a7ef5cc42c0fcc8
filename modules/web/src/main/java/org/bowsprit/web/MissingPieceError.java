package org.bowsprit.web;

/**
 * Thrown if a piece of a game does not arrive. As an error it reaches the page: an engine that
 * takes it for damage would play on without a room or a script.
 */
final class MissingPieceError extends Error {

  private static final long serialVersionUID = 1L;

  MissingPieceError() {
    super("A part of the game could not be loaded. Is the network there?");
  }
}
