package org.bowsprit.desktop.game;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.desktop.folder.NameOrder;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.game.Detection;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.format.game.GameRefusedException;

/** Searches for games in folders, their subfolders, and zips. */
public final class GameSearch {

  private static final int MAX_DEPTH = 8;

  /**
   * The subfolders into which shops install a game. The games in them are found when the parent
   * folder is examined.
   */
  private static final Set<String> SHOP_SUBFOLDERS = Set.of("classic", "contents");

  private final GameOpener opener = new GameOpener();
  private final List<FoundGame> games = new ArrayList<>();
  private final List<NonGame> nonGames = new ArrayList<>();

  /**
   * A game that was found.
   *
   * @param path the location of the game, starting with the given path
   * @param choice the name that selects one of several games; empty if there is only one game
   * @param identity the game
   * @param files the files of the game
   * @param objection a sentence with the reason why the game cannot be played: it was made for
   *     another computer, or its files cannot be read; empty if it can be played
   */
  public record FoundGame(
      Path path,
      String choice,
      GameIdentity identity,
      List<String> files,
      Optional<String> objection) {

    /**
     * Returns the name by which the game is opened: the path and, if there are several games, the
     * choice.
     */
    public String name() {
      return new GameName(path, choice).text();
    }
  }

  /**
   * A folder or zip with files that are not a game.
   *
   * @param path the location of the folder or zip, starting with the given path
   * @param reason a sentence with the reason why the files are not a game
   */
  public record NonGame(Path path, String reason) {

    /** Returns whether the search has found nothing that resembles a game. */
    public boolean isEmpty() {
      return reason.equals(GameLoader.NO_GAME);
    }
  }

  /** Examines a folder or file. If it is not a game, also examines its subfolders. */
  public void examine(Path path) {
    examine(path, 0);
  }

  /**
   * Examines the path of a game name. If the name also contains a choice, finds only the chosen
   * game.
   */
  public void examine(GameName game) {
    if (game.choice().isEmpty()) {
      examine(game.path());
    } else {
      examineOne(game.path(), game.choice());
    }
  }

  /** Returns the games found so far. */
  public List<FoundGame> games() {
    return List.copyOf(games);
  }

  /** Returns the folders and zips examined so far that are not games. */
  public List<NonGame> nonGames() {
    return List.copyOf(nonGames);
  }

  private void examine(Path path, int depth) {
    if (examineOne(path, "") || depth == MAX_DEPTH) {
      return;
    }
    for (Path below : foldersAndZips(path)) {
      examine(below, depth + 1);
    }
  }

  /**
   * Examines one folder or zip. A folder without files is not a game and is not reported. Games in
   * direct subfolders are found when these subfolders are examined.
   */
  private boolean examineOne(Path path, String choice) {
    List<Detection> detections;
    try {
      detections = opener.detectGames(path);
    } catch (GameRefusedException e) {
      nonGames.add(new NonGame(path, e.getMessage()));
      return false;
    }
    List<Detection> ownDetections =
        detections.stream().filter(detection -> isInFolderItself(path, detection)).toList();
    List<Detection.Found> found = new ArrayList<>();
    ownDetections.forEach(detection -> add(detection, found));
    boolean isOnlyGame = found.size() == 1;
    found.stream()
        .filter(game -> choice.isEmpty() || choice.equals(game.choice()))
        .forEach(game -> games.add(foundGame(path, game, isOnlyGame ? "" : game.choice())));
    if (found.isEmpty() && hasFiles(path)) {
      nonGames.add(new NonGame(path, reason(ownDetections)));
    } else if (!found.isEmpty()) {
      copiedGames(detections)
          .forEach(copy -> nonGames.add(new NonGame(path.resolve(copy.folder()), copy.reason())));
    }
    return !found.isEmpty();
  }

  private static Stream<Detection.Refused> copiedGames(List<Detection> detections) {
    return detections.stream()
        .filter(Detection.Refused.class::isInstance)
        .map(Detection.Refused.class::cast)
        .filter(Detection.Refused::isCopy);
  }

  private static void add(Detection detection, List<Detection.Found> found) {
    if (detection instanceof Detection.Found game) {
      found.add(game);
    }
  }

  private static boolean isInFolderItself(Path path, Detection detection) {
    return !Files.isDirectory(path)
        || detection.folder().isEmpty()
        || !isDirectSubfolder(path, detection.folder());
  }

  private static boolean isDirectSubfolder(Path path, String folder) {
    String first = folder.substring(0, (folder + "/").indexOf('/'));
    return Files.isDirectory(path.resolve(first))
        && !SHOP_SUBFOLDERS.contains(first.toLowerCase(Locale.ROOT));
  }

  private boolean hasFiles(Path path) {
    return opener.files(path).names().stream()
        .anyMatch(name -> !Files.isDirectory(path) || !name.contains("/"));
  }

  private static String reason(List<Detection> detections) {
    return detections.stream()
        .map(detection -> ((Detection.Refused) detection).reason())
        .findFirst()
        .orElse(GameLoader.NO_GAME);
  }

  /**
   * Returns a game with its identity. Each game is opened for this, because the target computer of
   * an unknown release depends on more than the index.
   */
  private FoundGame foundGame(Path path, Detection.Found game, String choice) {
    GameIdentity identity = game.identity();
    Optional<String> damage = Optional.empty();
    try {
      identity = opener.open(game).identity();
    } catch (FormatException e) {
      damage = Optional.of(e.getMessage());
    }
    Optional<String> unreadable = damage;
    return new FoundGame(
        path,
        choice,
        identity,
        gameFileNames(game.files(), identity.stem()),
        identity.refusalReason().or(() -> unreadable));
  }

  private static List<String> gameFileNames(GameFiles files, String stem) {
    String start = stem.toLowerCase(Locale.ROOT) + ".";
    return files.names().stream()
        .filter(
            name ->
                name.toLowerCase(Locale.ROOT)
                    .matches("(.*/)?(\\Q" + start + "\\E\\d{3}|monster\\.so[u3gf])"))
        .toList();
  }

  private List<Path> foldersAndZips(Path folder) {
    List<Path> children = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
        for (Path entry : entries) {
          if (Files.isDirectory(entry) || isZip(entry)) {
            children.add(entry);
          }
        }
      } catch (IOException e) {
        nonGames.add(new NonGame(folder, folder + " cannot be read."));
      }
    }
    children.sort(NameOrder.byName());
    return children;
  }

  private static boolean isZip(Path entry) {
    return entry.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".zip");
  }
}
