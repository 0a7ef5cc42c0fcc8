package org.bowsprit.kit.preview;

import java.nio.file.Path;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.game.GamePackage;

/** Draws the rooms of a game with their walk boxes, a PNG each. */
public final class RoomPreviews {

  private final GamePackage game;
  private final Path folder;

  /**
   * Prepares to draw.
   *
   * @param game the game
   * @param folder where the pictures go, made if need be
   */
  public RoomPreviews(GamePackage game, Path folder) {
    this.game = game;
    this.folder = folder;
  }

  /** Writes the pictures, called as the rooms are. */
  public void write() {
    GameWriter.Files files = game.write();
    GameResources resources = GameResources.of(files.index(), files.data());
    for (GamePackage.Bundle bundle : game.rooms()) {
      String name = String.format("%03d-%s.png", bundle.number(), bundle.name());
      byte[] picture = new RoomPreview(resources.room(bundle.number()).orElseThrow()).toPng();
      OutputFile.in(folder, name).write(picture);
    }
  }
}
