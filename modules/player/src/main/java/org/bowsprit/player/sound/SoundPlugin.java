package org.bowsprit.player.sound;

import java.nio.file.Path;
import java.util.Optional;

/** Downloads and installs the plugin without which some music is silent. */
public interface SoundPlugin {

  /** No plugin is needed, and none can be installed. */
  SoundPlugin NONE =
      new SoundPlugin() {
        @Override
        public boolean isWanted() {
          return false;
        }

        @Override
        public void download() {
          // The plugin is never offered.
        }

        @Override
        public Optional<String> nextMessage() {
          return Optional.empty();
        }

        @Override
        public Optional<String> install(Path file) {
          return Optional.empty();
        }
      };

  /** Returns whether music of the current game is silent without the plugin. */
  boolean isWanted();

  /** Starts to download and install the plugin, without waiting. */
  void download();

  /** Returns the result of the download once, as a sentence in the player's language. */
  Optional<String> nextMessage();

  /**
   * Installs a file that was dropped on the window.
   *
   * @return the result, as a sentence in the player's language; empty if the file is not a plugin
   */
  Optional<String> install(Path file);
}
