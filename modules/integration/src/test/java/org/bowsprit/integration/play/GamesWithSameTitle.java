package org.bowsprit.integration.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.integration.Checkout;

/**
 * Creates a folder with nine games of the same title. They are copies of a lab game whose index
 * files differ in the last byte, so they are unknown releases.
 */
final class GamesWithSameTitle {

  private static final int COUNT = 9;
  private static final String INDEX = "MONKEY2.000";
  private static final String DATA = "MONKEY2.001";

  private GamesWithSameTitle() {}

  /** Creates the games {@code copy-1} and so on. */
  static Path createIn(Path folder) throws IOException {
    Path lab = Checkout.root().resolve("games/walklab");
    for (int i = 1; i <= COUNT; i++) {
      Path game = Files.createDirectories(folder.resolve("copy-" + i));
      byte[] index = Files.readAllBytes(lab.resolve(INDEX));
      index[index.length - 1] ^= (byte) i;
      Files.write(game.resolve(INDEX), index);
      Files.copy(lab.resolve(DATA), game.resolve(DATA));
    }
    return folder;
  }
}
