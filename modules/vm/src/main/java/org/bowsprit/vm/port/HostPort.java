package org.bowsprit.vm.port;

/** The program around the game: restart, pause, quit (spec 06 §5). */
public interface HostPort {

  /** Asks for a restart of the game; performed between two script slices. */
  void restart();

  /** Pauses the game. */
  void pause();

  /** Asks to quit. */
  void quit();

  /** Hears the value of a script's debug instruction. */
  void debug(int value);
}
