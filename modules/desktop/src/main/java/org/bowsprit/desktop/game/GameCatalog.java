package org.bowsprit.desktop.game;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Detection;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameRefusedException;

/** The games that a user can open: the user's own games by path, and the bundled games by name. */
public final class GameCatalog {

  /** The bundled game that is used when no game is named. */
  public static final String DEMO_GAME = "gannet-rock";

  /** The bundled game that is used if the demo is not bundled. */
  private static final String FALLBACK_DEMO = "walklab";

  private static final String BUNDLED_FOLDER = "games";

  private final ProgramFolders folders;

  /** Creates a catalog of the games in these folders. */
  @Inject
  public GameCatalog(ProgramFolders folders) {
    this.folders = folders;
  }

  /**
   * Opens a game.
   *
   * @param name a folder, a zip, a file of a game, or the name of a bundled game, followed by
   *     {@code #} and a choice if there are several games; null for the demo
   * @throws GameRefusedException if there is no such game
   * @throws java.nio.file.InvalidPathException if it is not a valid path
   */
  public Game open(String name) {
    GameName gameName = GameName.of(name == null ? demoName() : name);
    Path path = resolve(gameName);
    GameOpener opener = new GameOpener();
    boolean containsGames =
        Files.isDirectory(path)
            && opener.detectGames(path).stream().noneMatch(Detection.Found.class::isInstance);
    return containsGames
        ? new SubfolderGames(path)
            .open(gameName.choice())
            .orElseGet(() -> opener.open(path, gameName.choice()))
        : opener.open(path, gameName.choice());
  }

  /**
   * Opens a game in order to play it.
   *
   * @param name as for {@link #open}
   * @throws GameRefusedException if there is no such game, or it was made for an unsupported
   *     computer
   * @throws java.nio.file.InvalidPathException if it is not a valid path
   */
  public Game openToPlay(String name) {
    Game game = open(name);
    game.identity()
        .refusalReason()
        .ifPresent(
            objection -> {
              throw new GameRefusedException(objection);
            });
    return game;
  }

  /**
   * Returns the location of a game.
   *
   * @param name as for {@link #open}
   * @return the path, followed by {@code #} and a choice if there are several games; empty if there
   *     is no such game
   */
  public Optional<Path> find(String name) {
    GameName gameName = GameName.of(name == null ? demoName() : name);
    boolean isBundled = bundledNames().contains(gameName.path().toString());
    return gameName.exists() || isBundled
        ? Optional.of(Path.of(new GameName(resolve(gameName), gameName.choice()).text()))
        : Optional.empty();
  }

  /** Returns whether there is a game to open if the user names none. */
  public boolean hasDemo() {
    return bundledNames().contains(demoName());
  }

  /** Returns the folder of bundled games; empty if the program was started without one. */
  public Optional<Path> bundledFolder() {
    return folders.home().map(home -> home.resolve(BUNDLED_FOLDER)).filter(Files::isDirectory);
  }

  /** Returns the names of the bundled games. */
  public List<String> bundledNames() {
    List<String> names = new ArrayList<>();
    bundledFolder().ifPresent(folder -> addGames(folder, names));
    Collections.sort(names);
    return names;
  }

  private static void addGames(Path folder, List<String> names) {
    try (DirectoryStream<Path> games = Files.newDirectoryStream(folder, Files::isDirectory)) {
      games.forEach(game -> names.add(game.getFileName().toString()));
    } catch (IOException e) {
      throw new GameRefusedException("The folder of bundled games cannot be read.");
    }
  }

  private String demoName() {
    return bundledNames().contains(DEMO_GAME) ? DEMO_GAME : FALLBACK_DEMO;
  }

  private Path resolve(GameName name) {
    if (name.exists()) {
      return name.path();
    }
    String bundledName = name.path().toString();
    if (bundledNames().contains(bundledName)) {
      return bundledFolder().orElseThrow().resolve(bundledName);
    }
    throw new GameRefusedException(
        "There is no file or folder "
            + bundledName
            + ", and no bundled game of that name"
            + (bundledNames().isEmpty() ? "." : " (" + String.join(", ", bundledNames()) + ")."));
  }
}
