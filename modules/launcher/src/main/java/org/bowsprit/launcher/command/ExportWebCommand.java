package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.folder.TemporaryFolder;
import org.bowsprit.desktop.page.SingleFile;
import org.bowsprit.desktop.page.SiteServer;
import org.bowsprit.export.archive.ArchiveWriter;
import org.bowsprit.export.web.PageFacts;
import org.bowsprit.export.web.WebExport;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.kit.source.AuthoredGame;
import org.bowsprit.kit.source.AuthoredGame.Fact;
import org.bowsprit.kit.source.AuthoredGames;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.routelab.lab.LabPages;
import org.bowsprit.routelab.lab.LabSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit export-web}. */
@Command(
    name = "export-web",
    description = "Writes static files that play a game in a browser, or show its rooms.")
public final class ExportWebCommand implements Callable<ExitCode> {

  private static final String PAGE_FILE = "index.html";
  private static final String EMBED_HTML =
      "<iframe src=\"%s\" width=\"960\" height=\"840\" allow=\"autoplay; fullscreen\"></iframe>";
  private static final String TEMPORARY_PREFIX = "bowsprit-web";

  private final AuthoredGames games;
  private final WebExport export;
  private final LabSource labSource;
  private final LabPages labPages;
  private final Console console;

  /** Writes the files of a page into a folder and returns their paths. */
  private interface PageWriter {
    List<String> write(Path folder) throws IOException;
  }

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description =
          "A folder, zip or file of a game, the folder of its sources, or the name of a bundled"
              + " one.")
  private String gameName;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      description = "The title of the game (default for sources: their title).")
  private String title;

  @Option(
      names = "--lab",
      description =
          "The live laboratory in place of the game: GAME may also be box sets or a map, as for"
              + " compare.")
  private boolean lab;

  @Option(names = "--out", paramLabel = "DIR", description = "The folder for the files.")
  private Path out;

  @Option(names = "--single-file", description = "Write one HTML file that needs no server.")
  private boolean singleFile;

  @Option(
      names = "--zip",
      paramLabel = "FILE",
      description = "Write the files into a zip, for itch.io and similar sites.")
  private Path zip;

  @Option(
      names = "--address",
      paramLabel = "URL",
      defaultValue = "",
      description =
          "The future address of the page, so that sites that show links find its picture.")
  private String address;

  @Option(
      names = "--serve",
      description = "Show the page on 127.0.0.1 until the command is interrupted.")
  private boolean serve;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "0",
      description = "The port of --serve (default: any free port).")
  private int port;

  @Inject
  ExportWebCommand(
      AuthoredGames games,
      WebExport export,
      LabSource labSource,
      LabPages labPages,
      Console console) {
    this.games = games;
    this.export = export;
    this.labSource = labSource;
    this.labPages = labPages;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException, InterruptedException {
    if (out == null && zip == null && !serve) {
      throw CommandFailure.refused("refused.web-out");
    }
    if (serve && singleFile) {
      throw CommandFailure.refused("refused.web-served");
    }
    if (singleFile && out == null) {
      throw CommandFailure.refused("refused.web-out");
    }
    PageWriter page = page();
    if (zip != null) {
      writeZip(page);
    }
    if (singleFile) {
      writeSingleFile(page);
    } else if (out != null) {
      writeFolder(page);
    } else if (serve) {
      serveOnly(page);
    }
    return ExitCode.DONE;
  }

  private PageWriter page() throws IOException {
    if (lab) {
      LabSource.Rooms rooms = labSource.read(gameName, console.err()::println);
      return folder -> labPages.write(rooms, folder);
    }
    AuthoredGame authored = games.open(gameName);
    PageFacts facts =
        new PageFacts(
            title == null ? authored.title() : title,
            authored.text(Fact.AUTHOR),
            authored.text(Fact.LICENCE),
            authored.text(Fact.ABOUT),
            address);
    return folder -> export.write(authored.game(), facts, folder);
  }

  private void writeZip(PageWriter page) throws IOException {
    try (TemporaryFolder temporaryFolder = new TemporaryFolder(TEMPORARY_PREFIX)) {
      ArchiveWriter archive = new ArchiveWriter();
      for (String path : page.write(temporaryFolder.path())) {
        archive.add(path, Files.readAllBytes(temporaryFolder.path().resolve(path)));
      }
      new OutputFile(zip).replace(archive.bytes());
    }
    console.printText("told.web-zip", zip);
  }

  private void writeSingleFile(PageWriter page) throws IOException {
    Path folder = new OutputFolder(out).path();
    try (TemporaryFolder temporaryFolder = new TemporaryFolder(TEMPORARY_PREFIX)) {
      List<String> paths = page.write(temporaryFolder.path());
      Files.createDirectories(folder);
      Files.writeString(
          folder.resolve(PAGE_FILE), new SingleFile(temporaryFolder.path()).text(paths));
    }
    console.printText("told.web-page", out.resolve(PAGE_FILE));
  }

  private void writeFolder(PageWriter page) throws IOException, InterruptedException {
    Path folder = new OutputFolder(out).path();
    int files = page.write(folder).size();
    console.printText("told.web-folder", files, out);
    if (!lab && !address.isEmpty()) {
      console.printText("told.web-embed", EMBED_HTML.formatted(address));
    }
    if (serve) {
      serve(folder);
    }
  }

  private void serveOnly(PageWriter page) throws IOException, InterruptedException {
    try (TemporaryFolder folder = new TemporaryFolder(TEMPORARY_PREFIX)) {
      page.write(folder.path());
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
