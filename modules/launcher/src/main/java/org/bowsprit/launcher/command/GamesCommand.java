package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.console.TerminalText;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.desktop.game.GameName;
import org.bowsprit.desktop.game.GameSearch;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.player.library.GameDescription;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit games}. */
@Command(
    name = "games",
    description = "Finds games in folders and explains why a folder is not a game.")
public final class GamesCommand implements Callable<ExitCode> {

  private final GameCatalog catalog;
  private final Console console;

  @Parameters(
      arity = "0..*",
      paramLabel = "DIR",
      description = "The folders to search, including subfolders (default: the bundled games).")
  private List<Path> folders = List.of();

  @Option(names = "--all", description = "Also list folders without a playable game.")
  private boolean listsNonGames;

  @Mixin private JsonOption json;

  @Inject
  GamesCommand(GameCatalog catalog, Console console) {
    this.catalog = catalog;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    GameSearch search = new GameSearch();
    if (folders.isEmpty()) {
      catalog.bundledFolder().ifPresent(search::examine);
    }
    for (Path folder : folders) {
      if (!Files.exists(folder)) {
        throw CommandFailure.data("There is no file or folder " + folder + ".");
      }
      search.examine(folder);
    }
    if (json.isRequested()) {
      console.json(listing(search));
    } else {
      print(search);
    }
    return ExitCode.DONE;
  }

  private String displayName(GameSearch.FoundGame game) {
    return game.choice().isEmpty() ? displayName(game.path()) : displayPath(game);
  }

  private String displayPath(GameSearch.FoundGame game) {
    return new GameName(Path.of(displayPath(game.path())), game.choice()).text();
  }

  /**
   * Returns the text for a path. For a bundled game, the text is the name of the game, because the
   * user did not give a path.
   */
  private String displayPath(Path path) {
    return folders.isEmpty()
        ? catalog.bundledFolder().map(folder -> folder.relativize(path)).orElse(path).toString()
        : path.toString();
  }

  private Listing listing(GameSearch search) {
    return new Listing(
        1,
        search.games().stream().map(game -> Entry.of(displayPath(game), game)).toList(),
        search.nonGames().stream()
            .map(other -> new Other(displayPath(other.path()), other.reason()))
            .toList());
  }

  private void print(GameSearch search) {
    Texts texts = console.texts();
    for (GameSearch.FoundGame game : search.games()) {
      GameIdentity identity = game.identity();
      console.out().println(TerminalText.name(displayName(game)));
      console
          .out()
          .println("  " + new GameDescription(identity, texts).nameAndEdition() + ", SCUMM v5");
      String index =
          texts.of(
              "told.index",
              TerminalText.name(String.join(", ", game.files())),
              identity.indexName(),
              texts.number(identity.indexSize()),
              identity.md5());
      console.out().println("  " + index);
      game.objection()
          .map(reason -> texts.of("told.not-played", texts.translate(reason)))
          .ifPresent(reason -> console.out().println("  " + reason));
    }
    List<GameSearch.NonGame> reportedNonGames =
        search.nonGames().stream().filter(this::isReported).toList();
    for (GameSearch.NonGame nonGame : reportedNonGames) {
      console.out().println(TerminalText.name(displayName(nonGame.path())));
      String reason = texts.of("told.no-game", texts.translate(nonGame.reason()));
      console.out().println("  " + reason);
    }
    if (search.games().isEmpty() && search.nonGames().isEmpty()) {
      console.note(texts.of("told.no-files"));
    }
  }

  /**
   * Returns whether to report a folder. A folder that the user named is reported unless it contains
   * games in its subfolders.
   */
  private boolean isReported(GameSearch.NonGame other) {
    return listsNonGames || !other.isEmpty() || folders.contains(other.path());
  }

  /** Returns the name of a folder, which may be the current folder. */
  private String displayName(Path path) {
    return path.toString().equals(".")
        ? ". (" + path.toAbsolutePath().normalize().getFileName() + ")"
        : displayPath(path);
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param games the games that can be played
   * @param others the folders that are not games, with the reason
   */
  record Listing(int schema, List<Entry> games, List<Other> others) {}

  /**
   * One game.
   *
   * @param path the folder, zip or file, followed by {@code #} and a choice if there are several
   *     games
   * @param title the name of the game
   * @param variant the edition
   * @param version the version of SCUMM
   * @param language the language, in English
   * @param files the files of the game
   * @param index the name of the index file of the game
   * @param size the size of the index file in bytes
   * @param md5 the MD5 digest of the index file on disk
   * @param platform the kind of computer for which the game was made
   * @param plays true if the game can be played
   */
  record Entry(
      String path,
      String title,
      String variant,
      int version,
      String language,
      List<String> files,
      String index,
      int size,
      String md5,
      String platform,
      boolean plays) {

    static Entry of(String path, GameSearch.FoundGame game) {
      GameIdentity identity = game.identity();
      return new Entry(
          path,
          identity.name(),
          identity.variant(),
          5,
          identity.language(),
          game.files(),
          identity.indexName(),
          identity.indexSize(),
          identity.md5(),
          identity.platform().name(),
          game.objection().isEmpty());
    }
  }

  /**
   * A folder that is not a game.
   *
   * @param path the folder or zip
   * @param reason a sentence that explains why the folder is not a game
   */
  record Other(String path, String reason) {}
}
