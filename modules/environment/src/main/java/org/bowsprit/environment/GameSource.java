package org.bowsprit.environment;

import java.io.IOException;

/** Opens games by name. */
@FunctionalInterface
public interface GameSource {

  /**
   * Opens a game.
   *
   * @param name a path, or the name of a bundled game
   * @throws IOException if it cannot be read
   * @throws RuntimeException with a sentence as its message, if there is no such game
   */
  PlayableGame open(String name) throws IOException;
}
