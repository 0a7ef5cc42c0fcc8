package org.bowsprit.engine.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.engine.state.PlayedLab;

/**
 * The main class of a process that loads a saved game, continues it and writes its output to a
 * file.
 */
public final class LoadedGameRun {

  private LoadedGameRun() {}

  /**
   * Continues a saved game. The arguments are the name of the game, its boot parameter, the file of
   * the saved game, the number of iterations and the output file.
   */
  public static void main(String[] arguments) throws IOException {
    PlayedLab lab = new PlayedLab(arguments[0], 999, Integer.parseInt(arguments[1]));
    byte[] file = Files.readAllBytes(Path.of(arguments[2]));
    lab.session().restore(new SaveFormat().read(file).state());
    lab.play(Integer.parseInt(arguments[3]));
    Files.write(Path.of(arguments[4]), lab.output(), StandardCharsets.UTF_8);
  }
}
