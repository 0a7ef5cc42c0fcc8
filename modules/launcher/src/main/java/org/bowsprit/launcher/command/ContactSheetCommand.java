package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.explorer.frames.FrameFolder;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit contact-sheet}: draws all frames of a run in one picture. */
@Command(name = "contact-sheet", description = "Lays the frames of a run side by side in one PNG.")
public final class ContactSheetCommand implements Callable<ExitCode> {

  private final Console console;

  @Parameters(paramLabel = "DIR", description = "Frames of a run (.idx and .pal, or .png).")
  private Path folder;

  @Option(names = "--out", paramLabel = "FILE", required = true, description = "The PNG to write.")
  private Path out;

  @Option(
      names = "--columns",
      paramLabel = "N",
      defaultValue = "8",
      description = "Frames side by side (default: ${DEFAULT-VALUE}).")
  private int columns;

  @Inject
  ContactSheetCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (columns < 1) {
      throw CommandFailure.refused("refused.at-least", "--columns", 1, columns);
    }
    if (!Files.isDirectory(folder)) {
      throw CommandFailure.data(folder + " is not a folder");
    }
    FrameFolder frames = FrameFolder.open(folder);
    if (frames.size() == 0) {
      throw CommandFailure.data(folder + " holds no frames (frame_*.idx or .png)");
    }
    frames.writeSheet(out, columns);
    console.err().println(frames.size() + " frames on " + out);
    return ExitCode.DONE;
  }
}
