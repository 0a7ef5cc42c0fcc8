package org.bowsprit.benchmarks;

import java.nio.file.Path;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.room.Room;

/** Provides data of the lab game {@code artlab} for benchmarks of pictures. */
final class ArtlabRoom {

  private ArtlabRoom() {}

  /** Opens the game and returns it. */
  static GameResources game() {
    return new GameOpener()
        .open(Path.of(System.getProperty("bowsprit.root"), "games", "artlab"))
        .resources();
  }

  /** Returns room {@code number}. */
  static Room room(int number) {
    return game().room(number).orElseThrow();
  }

  /** Returns the pixels of a room's background, row by row. */
  static byte[] pixels(Room room) {
    int width = room.header().width();
    byte[] pixels = new byte[width * room.header().height()];
    room.picture()
        .orElseThrow()
        .picture()
        .orElseThrow()
        .pixels()
        .orElseThrow()
        .decode(room.header().height(), 255, pixels, 0, width);
    return pixels;
  }
}
