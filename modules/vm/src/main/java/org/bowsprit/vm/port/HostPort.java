package org.bowsprit.vm.port;

/** The program around the game: restart, pause, quit (spec 06 §5). */
public interface HostPort {

  /** Requests a restart of the game, which is performed between two script slices. */
  void restart();

  /** Pauses the game. */
  void pause();

  /** Requests to quit. */
  void quit();

  /** Receives the value of a script's debug instruction. */
  void debug(int value);
}
