package org.bowsprit.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.Detection;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.format.game.GameRefusedException;

/** Contains the files of a page, and finds the games in them. */
final class UploadedFiles {

  private final PageFiles files = new PageFiles();
  private List<Detection> detections = List.of();

  void clear() {
    files.clear();
  }

  /**
   * Adds a file, or the files in it if it is a zip. In the name, a slash follows each folder.
   *
   * @throws RequestFailedException if the file is a zip that cannot be unpacked
   */
  void add(String name, byte[] bytes) {
    if (ZipFiles.isZip(name)) {
      ZipFiles.unpack(bytes, files::put);
    } else {
      files.put(name, bytes);
    }
  }

  /** Adds a file, not a zip, that is read on demand. */
  void add(String name, BlobSource source) {
    files.put(name, source);
  }

  /**
   * Returns the text of the only file, if there is exactly one file and its name has this ending.
   */
  Optional<String> onlyText(String ending) {
    return files.names().stream()
        .filter(file -> files.names().size() == 1)
        .filter(file -> file.toLowerCase(Locale.ROOT).endsWith(ending))
        .map(file -> new String(files.readAll(file), StandardCharsets.ISO_8859_1))
        .findFirst();
  }

  /**
   * Opens a game.
   *
   * @param name the name of the files
   * @param choice the chosen game, if there are several; empty if there is only one
   * @throws RequestFailedException if there is no such game
   */
  Game game(String name, String choice) {
    GameLoader loader = new GameLoader();
    try {
      detections = loader.detectGames(files.withName(name));
      return loader.open(loader.selectGame(detections, choice));
    } catch (GameRefusedException e) {
      throw new RequestFailedException(e.getMessage());
    } catch (FormatException e) {
      throw new RequestFailedException("The game cannot be read: " + e.getMessage() + ".");
    }
  }

  /** Returns the games found in the last search of the files. */
  List<Detection> detections() {
    return detections;
  }
}
