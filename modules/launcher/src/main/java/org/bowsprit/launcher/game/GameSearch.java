package org.bowsprit.launcher.game;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.bowsprit.format.game.Detection;
import org.bowsprit.format.game.GameDetector;
import org.bowsprit.format.game.GameFiles;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.GameOpener;
import org.bowsprit.format.game.GameRefusedException;

/** Looks for games in folders, in the folders below them, and in zips. */
public final class GameSearch {

  private static final int DEEPEST = 8;

  private final GameOpener opener = new GameOpener();
  private final GameDetector detector = new GameDetector();
  private final List<FoundGame> games = new ArrayList<>();
  private final List<NoGame> others = new ArrayList<>();

  /**
   * A game that was found.
   *
   * @param path where, starting with what the person gave
   * @param identity what it is
   * @param files what belongs to it
   */
  public record FoundGame(Path path, GameIdentity identity, List<String> files) {}

  /**
   * A folder or zip with files that are no game.
   *
   * @param path where, starting with what the person gave
   * @param reason a sentence
   */
  public record NoGame(Path path, String reason) {}

  /** Looks at {@code place} and, unless it is a game, at what is below it. */
  public void look(Path place) {
    look(place, 0);
  }

  /** Returns the games found so far. */
  public List<FoundGame> games() {
    return List.copyOf(games);
  }

  /** Returns what turned out to be no game so far. */
  public List<NoGame> others() {
    return List.copyOf(others);
  }

  private void look(Path place, int depth) {
    if (isGame(place) || depth == DEEPEST) {
      return;
    }
    for (Path below : foldersAndZips(place)) {
      look(below, depth + 1);
    }
  }

  /** Looks at one folder or zip; a folder without files is neither a game nor worth a word. */
  private boolean isGame(Path place) {
    List<GameFiles> sets;
    try {
      sets = opener.places(place).stream().filter(set -> !set.names().isEmpty()).toList();
    } catch (GameRefusedException e) {
      others.add(new NoGame(place, e.getMessage()));
      return false;
    }
    String reason = null;
    for (GameFiles files : sets) {
      Detection detection = detector.detect(files);
      if (detection instanceof Detection.Found found) {
        games.add(
            new FoundGame(place, found.identity(), belonging(files, found.identity().stem())));
        return true;
      }
      reason = reason == null ? ((Detection.Refused) detection).reason() : reason;
    }
    if (reason != null) {
      others.add(new NoGame(place, reason));
    }
    return false;
  }

  private static List<String> belonging(GameFiles files, String stem) {
    String start = stem.toLowerCase(Locale.ROOT) + ".";
    return files.names().stream()
        .filter(
            name ->
                name.toLowerCase(Locale.ROOT)
                    .matches("\\Q" + start + "\\E\\d{3}|monster\\.so[u3gf]"))
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
    Collections.sort(below);
    return below;
  }

  private static boolean isZip(Path entry) {
    return entry.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".zip");
  }
}
