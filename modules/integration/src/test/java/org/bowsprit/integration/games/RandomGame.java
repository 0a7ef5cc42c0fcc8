package org.bowsprit.integration.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.Random;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.script.Script;

/** A small random game. Its scripts are valid, and use every instruction in every form. */
final class RandomGame {

  private static final GameLimits LIMITS = new GameLimits(800, 16, 2048, 200, 64, 32, 100, 50, 200);

  private final GameWriter.Files files;

  /**
   * Makes a game.
   *
   * @param seed the seed of the game; the same seed always creates the same game
   * @param assets the costumes, fonts and sounds that the game uses
   */
  RandomGame(long seed, LabAssets assets) {
    Random random = new Random(seed);
    GameContents contents = GameContents.draw(random, assets);
    GameScripts scripts = new GameScripts(random, contents);
    RoomGenerator rooms = new RoomGenerator(random, scripts);
    GameWriter writer =
        new GameWriter(
            LIMITS,
            new ObjectDirectory(
                Collections.nCopies(
                    contents.firstUnusedObject(),
                    new ObjectDirectory.Entry(ObjectDirectory.OWNER_ROOM, 1, 0))),
            contents.rooms().size() + 1,
            assets.directorySizes(ScriptNumbers.FIRST_UNUSED));
    for (int i = 0; i < contents.rooms().size(); i++) {
      Room room = rooms.make(contents.rooms().get(i));
      writer.addRoom(i + 1, room::encode);
    }
    for (Map.Entry<Integer, Script> script : scripts.globalScripts().entrySet()) {
      writer.addResource(ResourceKind.SCRIPT, script.getKey(), 1, script.getValue()::encode);
    }
    assets.writeInto(writer);
    files = writer.write();
  }

  /** Returns a new copy of the game's data, so that sessions share nothing. */
  GameResources openResources() {
    return GameResources.of(files.index(), files.data());
  }

  /** Returns the digest that identifies the game. */
  String md5() {
    try {
      return HexFormat.of()
          .formatHex(MessageDigest.getInstance("MD5").digest(files.encryptedIndex()));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has MD5", e);
    }
  }

  /** Writes the game's files into a folder. */
  void writeInto(Path folder) throws IOException {
    Files.write(folder.resolve("LOT.000"), files.encryptedIndex());
    Files.write(folder.resolve("LOT.001"), files.encryptedData());
  }
}
