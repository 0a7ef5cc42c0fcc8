package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.ResultFormat;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.part.Merging;
import org.bowsprit.routelab.part.PartException;
import org.bowsprit.routelab.part.PartFile;
import org.bowsprit.routelab.report.ComparisonFiles;
import org.bowsprit.routelab.report.ReportPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit compare merge}. */
@Command(
    name = "merge",
    description = "Merges the parts of a comparison into the report that a single run would write.")
public final class CompareMergeCommand implements Callable<ExitCode> {

  private final Console console;

  @Parameters(arity = "1..*", paramLabel = "PARTS", description = "The files of all parts.")
  private List<Path> parts;

  @Mixin private ResultFormat format;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "Write the report into this folder.")
  private Path out;

  @Inject
  CompareMergeCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Merging merging = new Merging();
    try {
      for (Path part : parts) {
        merging.add(PartFile.read(part));
      }
      Comparison comparison = merging.comparison();
      try (ComparisonFiles files =
          new ComparisonFiles(new OutputFolder(out).path(), comparison, format.isGppc())) {
        merging.forEach(files::add);
        console.out().println(files.finish(ReportPage.NOT_LIVE));
      }
      ComparisonRun.failIfAnyFailed(comparison.contestants());
      return ExitCode.DONE;
    } catch (PartException e) {
      throw CommandFailure.data(e.getMessage());
    }
  }
}
