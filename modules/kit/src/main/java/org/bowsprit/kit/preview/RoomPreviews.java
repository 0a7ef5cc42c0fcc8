package org.bowsprit.kit.preview;

import java.nio.file.Path;
import java.util.Locale;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.room.Room;
import org.bowsprit.kit.game.GamePackage;

/**
 * Draws the rooms of a game with their walk boxes and with their z-planes. Each drawing is a PNG
 * file.
 */
public final class RoomPreviews {

  private final GamePackage game;
  private final Path folder;

  /**
   * Prepares to draw.
   *
   * @param game the game
   * @param folder the folder for the pictures, created if it does not exist
   */
  public RoomPreviews(GamePackage game, Path folder) {
    this.game = game;
    this.folder = folder;
  }

  /** Writes the pictures. Their names begin with the names of the rooms. */
  public void write() {
    GameWriter.Files files = game.write();
    GameResources resources = GameResources.of(files.index(), files.data());
    for (GamePackage.Bundle bundle : game.rooms()) {
      String name = String.format(Locale.ROOT, "%03d-%s.png", bundle.number(), bundle.name());
      Room room = resources.room(bundle.number()).orElseThrow();
      OutputFile.inFolder(folder, name).write(new RoomPreview(room).toPng());
      PlanePreview planes = new PlanePreview(room);
      if (planes.isUseful()) {
        String planesName = name.replace(".png", "-planes.png");
        OutputFile.inFolder(folder, planesName).write(planes.toPng());
      }
    }
  }
}
