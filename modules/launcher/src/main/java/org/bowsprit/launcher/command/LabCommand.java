package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.program.SystemOpener;
import org.bowsprit.kit.edit.EditedGameProcess;
import org.bowsprit.kit.source.AuthoredGames;
import org.bowsprit.launcher.draw.SourceRequestHandler;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.routelab.lab.Contestants;
import org.bowsprit.routelab.lab.LabPages;
import org.bowsprit.routelab.lab.LabServer;
import org.bowsprit.routelab.lab.LabSource;
import org.bowsprit.routelab.lab.LiveRouters;
import org.bowsprit.routelab.lab.RoomSourceEditor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit lab}. */
@Command(
    name = "lab",
    description =
        "Shows the live laboratory on 127.0.0.1: drag a walk in a room, and every "
            + "router answers at once. Rooms of sources can be edited: boxes, objects, "
            + "positions and directions of actors.")
public final class LabCommand implements Callable<ExitCode> {

  private final LabSource source;
  private final LabPages pages;
  private final Contestants contestants;
  private final ProgramFolders folders;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description =
          "A folder, a zip, the name of a bundled game, a folder of sources, a .json file of box"
              + " sets, a .map, .scen or .mesh, or witnesses.")
  private String game;

  @Option(names = "--write", description = "Allow the page to write changes into the sources.")
  private boolean allowsWriting;

  @Option(names = "--no-open", description = "Print the address without opening a browser.")
  private boolean noOpen;

  @Inject
  LabCommand(
      LabSource source,
      LabPages pages,
      Contestants contestants,
      ProgramFolders folders,
      Console console) {
    this.source = source;
    this.pages = pages;
    this.contestants = contestants;
    this.folders = folders;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException, InterruptedException {
    Optional<Path> sourceFolder =
        AuthoredGames.isSourceFolder(game) ? Optional.of(Path.of(game)) : Optional.empty();
    if (sourceFolder.isPresent()) {
      try (SourceRequestHandler sources =
          new SourceRequestHandler(
              sourceFolder.get(),
              allowsWriting,
              new EditedGameProcess(folders.home(), List.of()))) {
        serve(LabSource.WITNESSES, Optional.of(sources));
      }
    } else if (allowsWriting) {
      throw CommandFailure.refused("refused.no-sources");
    } else {
      serve(game, Optional.empty());
    }
    return ExitCode.DONE;
  }

  private void serve(String rooms, Optional<RoomSourceEditor> sources)
      throws IOException, InterruptedException {
    Map<String, byte[]> files = pages.of(source.read(rooms, console.err()::println));
    LiveRouters routers = contestants.live(console.err()::println);
    try (LabServer server = new LabServer(files, routers, sources)) {
      console.out().println(server.address());
      console.out().flush();
      if (!noOpen) {
        new SystemOpener().open(server.address());
      }
      new CountDownLatch(1).await();
    }
  }
}
