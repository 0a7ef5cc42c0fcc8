package org.bowsprit.integration.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Starts the program with <i>The Lamp at Gannet Rock</i>, and gives the tests access to it. */
interface FeatureContext {

  int JIFFIES_PER_SECOND = 60;

  /** The minimum number of pixels that differ if something small is shown. */
  int MIN_DIFFERENT_PIXELS = 30;

  /** The position of the old rope on the shore. */
  int ROPE_X = 84;

  int ROPE_Y = 120;

  /** A position on the shore to which ego can walk. */
  int PLANKS_X = 200;

  int PLANKS_Y = 128;

  /** Starts the program on the shore, where the player can act for the first time. */
  void startOnTheShore() throws IOException, InterruptedException;

  /** Starts the program with the given arguments. */
  void start(List<String> arguments) throws IOException, InterruptedException;

  /** Returns the keyboard and the mouse of the program. */
  PlayerInput input();

  /** Returns the probe that queries the program. */
  Probe probe();

  ProgramUnderTest program();

  /** Returns the folder of the test's files, which include the program's journal. */
  Path folder();
}
