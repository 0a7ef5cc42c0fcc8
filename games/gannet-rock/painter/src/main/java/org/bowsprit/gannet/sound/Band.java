package org.bowsprit.gannet.sound;

import java.io.IOException;
import java.nio.file.Path;

/** Writes the files of the game's music and sounds. */
public final class Band {

  private Band() {}

  /** Writes {@code music/} and {@code sounds/} below the folder with the game's sources. */
  public static void write(Path sources) throws IOException {
    new Tunes().write(sources.resolve("music"));
    Path sounds = sources.resolve("sounds");
    new Noises().write(sounds);
    new Airs().write(sounds);
    new Steps().write(sounds);
  }
}
