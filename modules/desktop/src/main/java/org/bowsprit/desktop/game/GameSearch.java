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

  private static final int DEEPEST = 8;

  /**
   * The subfolders in which shops put a game. The search finds their contents from the parent
   * folder.
   */
  private static final Set<String> OF_SHOPS = Set.of("classic", "contents");

  private final GameOpener opener = new GameOpener();
  private final List<FoundGame> games = new ArrayList<>();
  private final List<NoGame> others = new ArrayList<>();

  /**
   * A game that was found.
   *
   * @param path the location of the game, starting with the given path
   * @param choice the name that selects one of several games; empty if there is only one game
   * @param identity the game
   * @param files the files of the game
   * @param objection a sentence that says why the game cannot be played, because it was made for
   *     another computer or its files cannot be read; empty if it can be played
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
   * @param reason a sentence that says why the files are not a game
   */
  public record NoGame(Path path, String reason) {

    /** Returns whether the search has found nothing that resembles a game. */
    public boolean isEmpty() {
      return reason.equals(GameLoader.NOTHING);
    }
  }

  /** Examines {@code place}. If it is not a game, also examines its subfolders. */
  public void look(Path place) {
    look(place, 0);
  }

  /**
   * Examines the place that {@code game} names. If the name selects one of several games there,
   * finds only this game.
   */
  public void look(GameName game) {
    if (game.choice().isEmpty()) {
      look(game.path());
    } else {
      isGame(game.path(), game.choice());
    }
  }

  /** Returns the games found so far. */
  public List<FoundGame> games() {
    return List.copyOf(games);
  }

  /** Returns the places examined so far that are not games. */
  public List<NoGame> others() {
    return List.copyOf(others);
  }

  private void look(Path place, int depth) {
    if (isGame(place, "") || depth == DEEPEST) {
      return;
    }
    for (Path below : foldersAndZips(place)) {
      look(below, depth + 1);
    }
  }

  /**
   * Examines one folder or zip. A folder without files is not a game and is not reported. Games in
   * direct subfolders are found when these subfolders are examined.
   */
  private boolean isGame(Path place, String choice) {
    List<Detection> seen;
    try {
      seen = opener.look(place);
    } catch (GameRefusedException e) {
      others.add(new NoGame(place, e.getMessage()));
      return false;
    }
    List<Detection> here = seen.stream().filter(one -> isHere(place, one)).toList();
    List<Detection.Found> found = new ArrayList<>();
    here.forEach(one -> add(one, found));
    boolean isOne = found.size() == 1;
    found.stream()
        .filter(game -> choice.isEmpty() || choice.equals(game.choice()))
        .forEach(game -> games.add(found(place, game, isOne ? "" : game.choice())));
    if (found.isEmpty() && hasFiles(place)) {
      others.add(new NoGame(place, reason(here)));
    } else if (!found.isEmpty()) {
      copies(seen)
          .forEach(copy -> others.add(new NoGame(place.resolve(copy.folder()), copy.reason())));
    }
    return !found.isEmpty();
  }

  private static Stream<Detection.Refused> copies(List<Detection> seen) {
    return seen.stream()
        .filter(Detection.Refused.class::isInstance)
        .map(Detection.Refused.class::cast)
        .filter(Detection.Refused::isCopy);
  }

  private static void add(Detection detection, List<Detection.Found> found) {
    if (detection instanceof Detection.Found game) {
      found.add(game);
    }
  }

  private static boolean isHere(Path place, Detection detection) {
    return !Files.isDirectory(place)
        || detection.folder().isEmpty()
        || !isFolderRightBelow(place, detection.folder());
  }

  private static boolean isFolderRightBelow(Path place, String folder) {
    String first = folder.substring(0, (folder + "/").indexOf('/'));
    return Files.isDirectory(place.resolve(first))
        && !OF_SHOPS.contains(first.toLowerCase(Locale.ROOT));
  }

  private boolean hasFiles(Path place) {
    return opener.files(place).names().stream()
        .anyMatch(name -> !Files.isDirectory(place) || !name.contains("/"));
  }

  private static String reason(List<Detection> here) {
    return here.stream()
        .map(detection -> ((Detection.Refused) detection).reason())
        .findFirst()
        .orElse(GameLoader.NOTHING);
  }

  /**
   * The target computer of an unknown release depends on more than the index, so each game is
   * opened.
   */
  private FoundGame found(Path place, Detection.Found game, String choice) {
    GameIdentity identity = game.identity();
    Optional<String> damage = Optional.empty();
    try {
      identity = opener.open(game).identity();
    } catch (FormatException e) {
      damage = Optional.of(e.getMessage());
    }
    Optional<String> unreadable = damage;
    return new FoundGame(
        place,
        choice,
        identity,
        belonging(game.files(), identity.stem()),
        identity.objection().or(() -> unreadable));
  }

  private static List<String> belonging(GameFiles files, String stem) {
    String start = stem.toLowerCase(Locale.ROOT) + ".";
    return files.names().stream()
        .filter(
            name ->
                name.toLowerCase(Locale.ROOT)
                    .matches("(.*/)?(\\Q" + start + "\\E\\d{3}|monster\\.so[u3gf])"))
        .toList();
  }

  private List<Path> foldersAndZips(Path folder) {
    List<Path> below = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
        for (Path entry : entries) {
          if (Files.isDirectory(entry) || isZip(entry)) {
            below.add(entry);
          }
        }
      } catch (IOException e) {
        others.add(new NoGame(folder, folder + " cannot be read."));
      }
    }
    below.sort(NameOrder.byName());
    return below;
  }

  private static boolean isZip(Path entry) {
    return entry.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".zip");
  }
}
