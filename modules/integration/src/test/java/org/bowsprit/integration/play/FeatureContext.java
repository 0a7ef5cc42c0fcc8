package org.bowsprit.integration.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A process that plays <i>The Lamp at Gannet Rock</i>. */
interface FeatureContext {

  int JIFFIES_PER_SECOND = 60;

  /** The minimum number of pixels that differ if something small is shown. */
  int MIN_DIFFERENCE = 30;

  /** The position of the old rope on the shore, and a point to walk to. */
  int ROPE_X = 84;

  int ROPE_Y = 120;
  int PLANKS_X = 200;
  int PLANKS_Y = 128;

  /** Starts the program at the point where the player first has control. */
  void startOnTheShore() throws IOException, InterruptedException;

  /** Starts the program with other arguments. */
  void start(List<String> arguments) throws IOException, InterruptedException;

  /** Returns the keyboard and the mouse of the program. */
  PlayerInput input();

  /** Returns the probe that queries the program. */
  Probe probe();

  ProgramUnderTest program();

  /** Returns the folder of the test's files, which include the program's journal. */
  Path folder();
}
