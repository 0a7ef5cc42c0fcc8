package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.explorer.frames.FrameDifference;
import org.bowsprit.explorer.frames.FrameFolder;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit diff-frames}: compares the frames of two runs. */
@Command(
    name = "diff-frames",
    description = "Compares two folders of frames, pixel by pixel and colour by colour.")
public final class DiffFramesCommand implements Callable<ExitCode> {

  private static final int SHEET_COLUMNS = 6;

  private final Console console;

  @Parameters(
      index = "0",
      paramLabel = "A",
      description = "Frames of one run (.idx and .pal, or .png).")
  private Path first;

  @Parameters(index = "1", paramLabel = "B", description = "Frames of the other run.")
  private Path second;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write a PNG of A's differing frames, with the differences in red.")
  private Path out;

  @Mixin private JsonOption json;

  @Inject
  DiffFramesCommand(Console console) {
    this.console = console;
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param compared the number of frames that are in both folders
   * @param unpaired the number of frames that are in only one folder
   * @param differing the frames that differ
   */
  record Result(int schema, int compared, int unpaired, List<FrameDifference> differing) {}

  @Override
  public ExitCode call() throws IOException {
    FrameFolder a = open(first);
    FrameFolder b = open(second);
    Result result =
        new Result(1, a.sharedIterations(b).size(), a.unpairedFrames(b), a.differences(b));
    if (result.compared() == 0) {
      throw CommandFailure.data("the two folders have no frame of the same iteration");
    }
    if (out != null && !result.differing().isEmpty()) {
      a.writeDifferences(b, result.differing(), out, SHEET_COLUMNS);
    }
    if (json.isRequested()) {
      console.json(result);
    } else {
      result.differing().forEach(console.out()::println);
      console.print(
          "%,d frames compared, %,d differ, %,d only in one folder",
          result.compared(), result.differing().size(), result.unpaired());
    }
    return result.differing().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private static FrameFolder open(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw CommandFailure.data(folder + " is not a folder");
    }
    return FrameFolder.open(folder);
  }
}
