package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.web.SingleFile;
import org.bowsprit.launcher.web.SiteServer;
import org.bowsprit.launcher.web.WebExport;
import org.bowsprit.player.folder.TemporaryFolder;
import org.bowsprit.player.library.GameCatalog;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit export-web}. */
@Command(name = "export-web", description = "Writes static files that play a game in a browser.")
public final class ExportWebCommand implements Callable<ExitCode> {

  private static final String PAGE = "index.html";
  private static final String TEMPORARY = "bowsprit-web";

  private final GameCatalog catalog;
  private final WebExport export;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "A folder, zip or file of a game, or the name of a bundled one.")
  private String gameName;

  @Option(names = "--out", paramLabel = "DIR", description = "Write the files there.")
  private Path out;

  @Option(names = "--single-file", description = "Write one HTML file that needs no server.")
  private boolean singleFile;

  @Option(
      names = "--serve",
      description = "Show the page on 127.0.0.1 until the command is interrupted.")
  private boolean serve;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "0",
      description = "Where --serve listens; any free port unless given.")
  private int port;

  @Inject
  ExportWebCommand(GameCatalog catalog, WebExport export, Console console) {
    this.catalog = catalog;
    this.export = export;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException, InterruptedException {
    if (out == null && !serve) {
      throw CommandFailure.usage("name a folder with --out, or use --serve");
    }
    if (serve && singleFile) {
      throw CommandFailure.usage("--single-file makes a file that needs no --serve");
    }
    Game game = catalog.openToPlay(gameName);
    if (singleFile) {
      writeSingleFile(game);
    } else if (out != null) {
      writeFolder(game);
    } else {
      serveOnly(game);
    }
    return ExitCode.DONE;
  }

  private void writeSingleFile(Game game) throws IOException {
    Path folder = new OutputFolder(out).path();
    try (TemporaryFolder work = new TemporaryFolder(TEMPORARY)) {
      List<String> paths = export.write(game, work.path());
      Files.createDirectories(folder);
      Files.writeString(folder.resolve(PAGE), new SingleFile(work.path()).text(paths));
    }
    console.out().println("The page is " + out.resolve(PAGE) + "; a browser can open it.");
  }

  private void writeFolder(Game game) throws IOException, InterruptedException {
    Path folder = new OutputFolder(out).path();
    int files = export.write(game, folder).size();
    console.out().println(files + " files are in " + out + "; a web server can show them.");
    if (serve) {
      serve(folder);
    }
  }

  private void serveOnly(Game game) throws IOException, InterruptedException {
    try (TemporaryFolder folder = new TemporaryFolder(TEMPORARY)) {
      export.write(game, folder.path());
      serve(folder.path());
    }
  }

  private void serve(Path folder) throws IOException, InterruptedException {
    try (SiteServer server = new SiteServer(folder, port)) {
      console.out().println(server.address());
      console.out().flush();
      new CountDownLatch(1).await();
    }
  }
}
