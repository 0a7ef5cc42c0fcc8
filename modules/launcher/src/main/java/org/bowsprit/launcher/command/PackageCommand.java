package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.folder.TemporaryFolder;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.export.archive.GameArchive;
import org.bowsprit.export.archive.LinkedJava;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.kit.build.GameBuild;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.plugin.host.description.PromisedModules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit package}. */
@Command(
    name = "package",
    description = {
      "Writes an archive with the program and one game, to give away: it runs "
          + "on Linux, Windows and macOS with an installed Java, or on one of them "
          + "without (--with-java).",
      "For games that you may give away, such as your own.",
      "'export-web --single-file' writes a page that plays in any browser and needs nothing else."
    })
public final class PackageCommand implements Callable<ExitCode> {

  private final GameCatalog catalog;
  private final GameArchive gameArchive;
  private final Console console;

  @Parameters(
      paramLabel = "GAME",
      description = "The folder of a game or of its sources, or the name of a bundled game.")
  private String gameOrSources;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "The archive, a zip; an existing file is replaced.")
  private Path archiveFile;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "The title of the game (default for sources: their title).")
  private String title;

  @Option(
      names = "--with-java",
      paramLabel = "PLATFORM",
      description =
          "Put a Java for one platform beside it: linux-x64, linux-arm64, windows-x64, macos-x64"
              + " or macos-arm64.")
  private String platform;

  @Option(
      names = "--jdk",
      paramLabel = "DIR",
      description =
          "An unpacked JDK for that platform, of this Java's version (default: this Java).")
  private Path jdk;

  @Inject
  PackageCommand(GameCatalog catalog, GameArchive gameArchive, Console console) {
    this.catalog = catalog;
    this.gameArchive = gameArchive;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (!archiveFile.toString().endsWith(".zip")) {
      throw CommandFailure.refused("refused.no-zip");
    }
    if (jdk != null && platform == null) {
      throw CommandFailure.refused("refused.jdk-alone");
    }
    Path sources = Path.of(gameOrSources);
    if (!SourceTree.isSourceFolder(sources)) {
      Game openedGame = catalog.openToPlay(gameOrSources);
      return write(openedGame, title == null ? title(openedGame.identity()) : title);
    }
    try (TemporaryFolder work = new TemporaryFolder("bowsprit-package")) {
      GameBuild.Outcome build =
          new GameBuild(sources, work.path(), GameBuild.defaultName(sources)).run();
      build.result().diagnostics().forEach(each -> console.err().println(each.displayText()));
      if (!build.summary().built()) {
        throw CommandFailure.failed("nothing was written: the sources have errors");
      }
      String declaredTitle = build.summary().title();
      String defaultTitle =
          declaredTitle.isEmpty() ? GameBuild.defaultName(sources) : declaredTitle;
      return write(
          catalog.openToPlay(work.path().toString()), title == null ? defaultTitle : title);
    }
  }

  private Optional<LinkedJava> bundledJava() {
    Path home = jdk == null ? Path.of(System.getProperty("java.home")) : jdk;
    return Optional.ofNullable(platform)
        .map(wanted -> new LinkedJava(home, wanted, PromisedModules.NAMES));
  }

  private static String title(GameIdentity identity) {
    return identity.isNamed() ? identity.name() : identity.stem();
  }

  private ExitCode write(Game openedGame, String gameTitle) throws IOException {
    GameIdentity identity = openedGame.identity();
    if (identity.isKnown() && identity.edition() != Edition.LABORATORY) {
      throw CommandFailure.data(
          "This is " + identity.name() + ", which its publisher sells; it is not packaged.");
    }
    OutputFile.createFolder(archiveFile.toAbsolutePath().getParent());
    int fileCount = gameArchive.write(openedGame, gameTitle, bundledJava(), archiveFile);
    Texts texts = console.texts();
    String size = texts.number(Files.size(archiveFile));
    console.out().println(texts.of("told.packaged", archiveFile, texts.number(fileCount), size));
    return ExitCode.DONE;
  }
}
