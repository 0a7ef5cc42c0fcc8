package org.bowsprit.player.save;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import org.bowsprit.format.game.Game;

/** The folder of saved games, with a folder per game. */
public final class SaveFolder {

  private static final int HASH_LENGTH = 8;

  private final Supplier<Path> folder;

  /**
   * Creates an object for a path.
   *
   * @param folder supplies the path when saved games are needed; the folder need not exist
   */
  public SaveFolder(Supplier<Path> folder) {
    this.folder = folder;
  }

  /** Returns the slots of a game, and deletes unfinished saves. */
  public SaveSlots slots(Game game) {
    UnfinishedFiles.deleteLeftovers(folderOf(game));
    return new SaveSlots(folderOf(game), game.identity().md5());
  }

  /** Returns the texts that a game stores outside of saves. */
  public StoredTexts texts(Game game) {
    return new StoredTexts(folderOf(game).resolve("texts"));
  }

  /** Returns a unique name for a game, which consists of letters, digits and dashes. */
  public static String name(Game game) {
    String hash = game.identity().md5();
    String stem = game.identity().stem().toLowerCase(Locale.ROOT);
    return stem.replaceAll("[^a-z0-9_-]", "_") + "-" + hash.substring(0, HASH_LENGTH);
  }

  private Path folderOf(Game game) {
    return folder.get().resolve(name(game));
  }
}
