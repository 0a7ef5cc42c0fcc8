package org.bowsprit.environment;

import java.io.IOException;

/** Opens games by name. */
@FunctionalInterface
public interface GameSource {

  /**
   * Opens a game.
   *
   * @param name a path, or the name of a bundled game
   * @throws IOException if the game cannot be read
   * @throws RuntimeException if there is no such game; the message can be shown to users
   */
  PlayableGame open(String name) throws IOException;
}
