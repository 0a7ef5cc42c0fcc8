package org.bowsprit.player.sound;

import java.nio.file.Path;
import java.util.Optional;

/** The plugin that some music is silent without, and the ways in which a player gets it. */
public interface SoundPlugin {

  /** No plugin is wanted, and none can be had. */
  SoundPlugin NONE =
      new SoundPlugin() {
        @Override
        public boolean isWanted() {
          return false;
        }

        @Override
        public void fetch() {
          // Nobody is offered it.
        }

        @Override
        public Optional<String> news() {
          return Optional.empty();
        }

        @Override
        public Optional<String> take(Path file) {
          return Optional.empty();
        }
      };

  /** Returns whether music of the game that is played is silent without it. */
  boolean isWanted();

  /** Begins to fetch and install it; does not wait for it. */
  void fetch();

  /** Returns once what came of fetching it, a sentence in the player's language. */
  Optional<String> news();

  /**
   * Installs a file that was dropped on the window.
   *
   * @return what came of it, a sentence in the player's language; empty if it is no plugin
   */
  Optional<String> take(Path file);
}
