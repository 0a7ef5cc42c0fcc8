package org.bowsprit.vm.port;

/** Controls the program that runs the game: restart, pause and quit (spec 06 §5). */
public interface HostPort {

  /** Requests a restart of the game, which is performed between two script slices. */
  void restart();

  /** Pauses the game. */
  void pause();

  /** Requests the end of the program. */
  void quit();

  /** Receives the value of a script's debug instruction. */
  void debug(int value);
}
