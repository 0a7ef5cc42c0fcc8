package org.bowsprit.format.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.ChunkPath;
import org.bowsprit.format.FormatException;
import org.bowsprit.format.game.GameResources.DiskFile;
import org.bowsprit.format.game.GameResources.PlainFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Opens the game in a folder or zip. */
public final class GameOpener {

  private static final Logger LOG = LoggerFactory.getLogger(GameOpener.class);

  private final GameDetector detector;

  /** Makes an opener that knows all known releases. */
  public GameOpener() {
    this(Releases.known());
  }

  /** Makes an opener that knows {@code releases}. */
  public GameOpener(Releases releases) {
    detector = new GameDetector(releases);
  }

  /**
   * Opens the game at {@code path}: a folder with its files, a zip of such a folder, or one of the
   * files themselves.
   *
   * @throws GameRefusedException if there is no version 5 game
   * @throws FormatException if there is one but its files make no sense
   */
  public Game open(Path path) {
    List<GameFiles> places = places(path);
    String reason = "There are no files in " + path + ".";
    boolean first = true;
    for (GameFiles files : places) {
      Detection detection = detector.detect(files);
      if (detection instanceof Detection.Found found) {
        return open(files, found);
      }
      if (first) {
        reason = ((Detection.Refused) detection).reason();
        first = false;
      }
    }
    throw new GameRefusedException(reason);
  }

  /**
   * Returns the sets of files to look for a game in: one of a folder, one a folder of a zip.
   *
   * @throws GameRefusedException if {@code path} can be read as neither
   */
  public List<GameFiles> places(Path path) {
    try {
      if (Files.isDirectory(path)) {
        return List.of(GameFolder.at(path));
      }
      if (!Files.exists(path)) {
        throw new GameRefusedException("There is no file or folder " + path + ".");
      }
      return isZip(path)
          ? GameZip.folders(path)
          : List.of(GameFolder.at(path.toAbsolutePath().getParent()));
    } catch (IOException e) {
      throw new GameRefusedException(path + " cannot be read.");
    }
  }

  private static boolean isZip(Path path) {
    return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  /** Opens the game that was {@code found} in {@code files}. */
  public Game open(GameFiles files, Detection.Found found) {
    String indexName = found.identity().indexName();
    Bytes index = found.key().apply(files.readAll(indexName));
    GameResources resources =
        blaming(
            indexName,
            () ->
                new GameResources(
                    new PlainFile(indexName, index),
                    number -> disk(files, found.identity().stem(), number)));
    resources.openFirstDisk();
    LOG.info("opened {}", found.identity().describe());
    return new Game(found.identity(), files, resources);
  }

  private static DiskFile disk(GameFiles files, String stem, int number) {
    String wanted = String.format("%s.%03d", stem, number);
    String name =
        files
            .find(wanted)
            .orElseThrow(() -> GameFiles.unreadable(wanted, "expected this data file, found none"));
    byte[] raw = files.readAll(name);
    FileKey key =
        FileKey.of(raw, DataFile.TAG)
            .orElseThrow(
                () ->
                    FormatException.at(
                            ChunkPath.ROOT, 0, "expected a chunk LECF, found something else")
                        .in(name));
    return new DiskFile(name, blaming(name, () -> DataFile.decode(key.apply(raw))));
  }

  private static <T> T blaming(String file, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (FormatException e) {
      throw e.in(file);
    }
  }
}
