package org.bowsprit.integration.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A program of its own, in which <i>The Lamp at Gannet Rock</i> is played. */
interface OnTheShore {

  int JIFFIES_A_SECOND = 60;

  /** Pixels of a picture that differ where something small is shown. */
  int A_LITTLE = 30;

  /** A place of the shore where the old rope lies, and one to walk to. */
  int ROPE_X = 84;

  int ROPE_Y = 120;
  int PLANKS_X = 200;
  int PLANKS_Y = 128;

  /** Starts the program where the player may first act. */
  void beginOnTheShore() throws IOException, InterruptedException;

  /** Starts the program otherwise. */
  void begin(List<String> arguments) throws IOException, InterruptedException;

  /** The player's hands at the program. */
  Hands hands();

  /** What is asked of the program. */
  Probe probe();

  PlayedProgram program();

  /** Where the test keeps files, the program's journal among them. */
  Path folder();
}
