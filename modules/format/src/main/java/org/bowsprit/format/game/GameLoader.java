package org.bowsprit.format.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.game.GameResources.DiskFile;
import org.bowsprit.format.game.GameResources.PlainFile;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Opens games from a folder, an archive or memory. */
public final class GameLoader {

  /** The message if no known file was found. */
  public static final String NO_GAME =
      "There is no game here: neither an index file (a name that ends in .000) nor an archive"
          + " (.pak).";

  /** The number of digits of the disk number in a data file's name, including leading zeros. */
  private static final int DISK_DIGITS = 3;

  private static final Logger LOG = LoggerFactory.getLogger(GameLoader.class);

  private final GameDetector detector;

  /** Creates a loader that knows all known releases. */
  public GameLoader() {
    this(Releases.known());
  }

  /** Creates a loader that knows {@code releases}. */
  public GameLoader(Releases releases) {
    detector = new GameDetector(releases);
  }

  /** Returns the games in {@code files}, as {@link GameDetector#detectGames} does. */
  public List<Detection> detectGames(GameFiles files) {
    return detector.detectGames(files);
  }

  /**
   * Opens the only game in {@code files}.
   *
   * @throws GameRefusedException if there is no game, or there are several
   * @throws FormatException if its files are damaged
   */
  public Game open(GameFiles files) {
    return open(selectGame(detectGames(files), ""));
  }

  /**
   * Returns the game in {@code detections} that {@code choice} selects. If {@code choice} is empty,
   * returns the only game.
   *
   * @throws GameRefusedException if there is no such game, or the choice is ambiguous
   */
  public Detection.Found selectGame(List<Detection> detections, String choice) {
    List<Detection.Found> games = new ArrayList<>();
    for (Detection detection : detections) {
      if (detection instanceof Detection.Found found) {
        games.add(found);
      }
    }
    if (games.isEmpty()) {
      throw new GameRefusedException(
          detections.stream()
              .map(detection -> ((Detection.Refused) detection).reason())
              .findFirst()
              .orElse(NO_GAME));
    }
    List<Detection.Found> chosen =
        games.stream()
            .filter(game -> choice.isEmpty() || game.choice().equals(toLowerCase(choice)))
            .toList();
    if (chosen.size() == 1) {
      return chosen.get(0);
    }
    throw new GameRefusedException(
        (choice.isEmpty()
                ? "There are several games here"
                : "There is no game #" + choice + " here")
            + "; add one of these to the path:\n"
            + games.stream()
                .map(game -> "  #" + game.choice() + " is " + game.identity().description())
                .collect(Collectors.joining("\n")));
  }

  private static String toLowerCase(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /** Opens a detected game. */
  public Game open(Detection.Found found) {
    GameFiles files = found.files();
    String indexName = found.identity().indexName();
    Bytes index = found.key().apply(files.readAll(indexName));
    GameResources resources =
        withFileName(
            indexName,
            () ->
                new GameResources(
                    new PlainFile(indexName, index),
                    number -> openDisk(files, found.identity().stem(), number)));
    resources.openFirstDisk();
    GameIdentity identity = withPlatform(found.identity(), resources);
    LOG.info("opened {}", identity.description());
    return new Game(identity, files, resources);
  }

  /**
   * Returns the identity with the platform that the sounds indicate. For a user's own game, missing
   * sounds do not indicate a platform.
   */
  private static GameIdentity withPlatform(GameIdentity identity, GameResources resources) {
    boolean isPlatformKnown =
        identity.isKnown()
            || identity.title() == GameTitle.UNKNOWN
            || identity.title() == GameTitle.GANNET_ROCK;
    return isPlatformKnown ? identity : identity.withPlatform(PlatformDetector.of(resources));
  }

  private static DiskFile openDisk(GameFiles files, String stem, int number) {
    String digits = Integer.toString(number);
    String diskName = stem + "." + "0".repeat(Math.max(0, DISK_DIGITS - digits.length())) + digits;
    String name =
        files
            .find(diskName)
            .orElseThrow(
                () ->
                    GameFiles.unreadable(
                        diskName, "expected this file, which holds the game, found none"));
    DataBytes bytes = DataBytes.of(files, name);
    return new DiskFile(name, withFileName(name, () -> DataFile.decode(bytes)));
  }

  private static <T> T withFileName(String file, Supplier<T> reader) {
    try {
      return reader.get();
    } catch (FormatException e) {
      throw e.in(file);
    }
  }
}
