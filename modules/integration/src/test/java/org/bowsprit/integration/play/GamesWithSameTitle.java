package org.bowsprit.integration.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.integration.Checkout;

/**
 * Creates a folder with nine games of the same title. The games are copies of a lab game whose
 * index files differ in the last byte, so that the program does not know these releases.
 */
final class GamesWithSameTitle {

  private static final int GAME_COUNT = 9;
  private static final String INDEX_FILE = "MONKEY2.000";
  private static final String DATA_FILE = "MONKEY2.001";

  private GamesWithSameTitle() {}

  /** Creates the games {@code copy-1} to {@code copy-9}, and returns the folder. */
  static Path createIn(Path folder) throws IOException {
    Path original = Checkout.root().resolve("games/walklab");
    for (int i = 1; i <= GAME_COUNT; i++) {
      Path game = Files.createDirectories(folder.resolve("copy-" + i));
      byte[] index = Files.readAllBytes(original.resolve(INDEX_FILE));
      index[index.length - 1] ^= (byte) i;
      Files.write(game.resolve(INDEX_FILE), index);
      Files.copy(original.resolve(DATA_FILE), game.resolve(DATA_FILE));
    }
    return folder;
  }
}
