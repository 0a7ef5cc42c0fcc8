package org.bowsprit.integration.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.format.fixture.LpakWriter;

/** Writes a lab game into an archive like the archive of the Special Edition of Monkey Island 2. */
final class SpecialEditionArchive {

  private SpecialEditionArchive() {}

  /**
   * Writes {@code monkey2.pak}.
   *
   * @param game the folder of a game whose files have the names of Monkey Island 2
   * @param folder the folder for the archive
   * @return the archive
   */
  static Path write(Path game, Path folder) throws IOException {
    byte[] archiveBytes =
        new LpakWriter()
            .addMember("classic/en/monkey2.000", Files.readAllBytes(game.resolve("MONKEY2.000")))
            .addMember("classic/en/monkey2.001", Files.readAllBytes(game.resolve("MONKEY2.001")))
            .toBytes();
    return Files.write(folder.resolve("monkey2.pak"), archiveBytes);
  }
}
