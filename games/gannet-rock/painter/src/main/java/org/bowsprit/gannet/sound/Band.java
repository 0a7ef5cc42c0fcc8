package org.bowsprit.gannet.sound;

import java.io.IOException;
import java.nio.file.Path;

/** Plays every tune and noise of the game into its sources. */
public final class Band {

  private Band() {}

  /** Writes {@code music/} and {@code sounds/} below the folder with the game's sources. */
  public static void print(Path sources) throws IOException {
    new Tunes().print(sources.resolve("music"));
    Path sounds = sources.resolve("sounds");
    new Noises().print(sounds);
    new Airs().print(sounds);
    new Steps().print(sounds);
  }
}
