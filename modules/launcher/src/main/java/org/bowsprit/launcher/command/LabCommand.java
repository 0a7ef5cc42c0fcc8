package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.lab.Contestants;
import org.bowsprit.launcher.lab.LabPages;
import org.bowsprit.launcher.lab.LabServer;
import org.bowsprit.launcher.lab.LabSource;
import org.bowsprit.launcher.lab.WebBrowser;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit lab}. */
@Command(
    name = "lab",
    description =
        "Shows the live laboratory on 127.0.0.1: touch a room, and every router answers at once.")
public final class LabCommand implements Callable<ExitCode> {

  private final LabSource source;
  private final LabPages pages;
  private final Contestants contestants;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description =
          "A folder, a zip, the name of a bundled game, a .json file of box sets, a Moving AI .map"
              + " or witnesses.")
  private String game;

  @Option(names = "--no-open", description = "Open no browser: the address is printed only.")
  private boolean unopened;

  @Inject
  LabCommand(LabSource source, LabPages pages, Contestants contestants, Console console) {
    this.source = source;
    this.pages = pages;
    this.contestants = contestants;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException, InterruptedException {
    Map<String, byte[]> files = pages.of(source.read(game));
    try (LabServer server = new LabServer(files, contestants.live(console.err()::println))) {
      console.out().println(server.address());
      console.out().flush();
      if (!unopened) {
        new WebBrowser().open(server.address());
      }
      new CountDownLatch(1).await();
    }
    return ExitCode.DONE;
  }
}
