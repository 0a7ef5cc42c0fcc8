package org.bowsprit.format.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.game.Detection;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.format.game.Releases;

/**
 * Opens the games at a path: a folder with game files, a zip of such folders, an app bundle, or a
 * single index, archive or executable.
 */
public final class GameOpener {

  private final GameLoader loader;

  /** Creates an opener that knows all known releases. */
  public GameOpener() {
    this(Releases.known());
  }

  /** Creates an opener that knows {@code releases}. */
  public GameOpener(Releases releases) {
    loader = new GameLoader(releases);
  }

  /**
   * Opens the only game at {@code path}.
   *
   * @throws GameRefusedException if there is no version 5 game, or there are several
   * @throws FormatException if its files are damaged
   */
  public Game open(Path path) {
    return open(path, "");
  }

  /**
   * Opens a game at {@code path}.
   *
   * @param choice the game's {@link Detection.Found#choice}; empty for the only game
   * @throws GameRefusedException if there is no such game, or the choice is ambiguous
   * @throws FormatException if its files are damaged
   */
  public Game open(Path path, String choice) {
    return loader.open(loader.selectGame(detectGames(path), choice));
  }

  /**
   * Opens a game that {@link #detectGames} found.
   *
   * @throws FormatException if its files are damaged
   */
  public Game open(Detection.Found found) {
    return loader.open(found);
  }

  /**
   * Returns the games at {@code path}, and a message about each folder there whose files have known
   * names but cannot be played.
   *
   * @throws GameRefusedException if {@code path} cannot be read
   */
  public List<Detection> detectGames(Path path) {
    GameFiles files = files(path);
    if (files.names().isEmpty() && !Files.isDirectory(path)) {
      throw new GameRefusedException("There are no files in " + path + ".");
    }
    List<Detection> detections = loader.detectGames(files);
    if (Files.isDirectory(path) || isZip(path)) {
      return detections;
    }
    String fileName = String.valueOf(path.getFileName());
    List<Detection> selected =
        detections.stream().filter(game -> isSelected(game, fileName)).toList();
    return selected.isEmpty() ? detections : selected;
  }

  /**
   * Returns whether the file {@code fileName} selects a game: the file contains the game, or has
   * its name.
   */
  private static boolean isSelected(Detection detection, String fileName) {
    if (!(detection instanceof Detection.Found found)) {
      return false;
    }
    String containerPath = found.folder() + "/";
    String stemPrefix = found.identity().stem().toLowerCase(Locale.ROOT) + ".";
    return containerPath.startsWith(fileName + "/")
        || (found.folder().isEmpty() && fileName.toLowerCase(Locale.ROOT).startsWith(stemPrefix));
  }

  /**
   * Returns the files in the folder or zip {@code path}; for any other file, the files in its
   * folder.
   *
   * @throws GameRefusedException if the path cannot be read
   */
  public GameFiles files(Path path) {
    try {
      if (Files.isDirectory(path)) {
        return GameFolder.at(path);
      }
      if (!Files.exists(path)) {
        throw new GameRefusedException("There is no file or folder " + path + ".");
      }
      return isZip(path) ? GameZip.at(path) : GameFolder.at(path.toAbsolutePath().getParent());
    } catch (IOException e) {
      throw new GameRefusedException(path + " cannot be read.");
    }
  }

  private static boolean isZip(Path path) {
    return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT).endsWith(".zip");
  }
}
