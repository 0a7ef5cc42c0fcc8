package org.bowsprit.workshop.lab;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Contestant;
import org.bowsprit.routelab.report.ReportPage;
import org.bowsprit.routelab.report.ResultsCsv;
import org.bowsprit.routelab.report.ResultsJson;

/**
 * The files of a comparison.
 *
 * @param folder where they are written
 */
public record ComparisonFiles(Path folder) {

  /**
   * Writes them.
   *
   * @param laboratory the live laboratory's page as one file, or {@link ReportPage#NOT_LIVE}
   */
  public void write(Comparison comparison, String laboratory) {
    write("results.csv", file -> ResultsCsv.write(comparison, file));
    write("results.json", file -> ResultsJson.write(comparison, file));
    write("report.html", file -> ReportPage.write(comparison, laboratory, file));
  }

  /** Writes one of them. */
  public void write(String name, Consumer<PrintWriter> content) {
    try (CheckedWriter file = OutputFile.in(folder, name).text()) {
      content.accept(file);
    }
  }

  /** Throws a failure that names the routers that had to be replaced, if any. */
  public static void failIfAnyFailed(List<Contestant> contestants) {
    List<String> failed =
        contestants.stream()
            .filter(contestant -> contestant.failures() > 0)
            .map(contestant -> contestant.id() + " (" + contestant.failures() + " times)")
            .toList();
    if (!failed.isEmpty()) {
      throw CommandFailure.plugin("routers failed: " + String.join(", ", failed), null);
    }
  }
}
