package org.bowsprit.workshop.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.disk.UnfinishedFile;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Contestant;
import org.bowsprit.routelab.experiment.Findings;
import org.bowsprit.routelab.report.ReportPage;
import org.bowsprit.routelab.report.ResultsCsv;
import org.bowsprit.routelab.report.ResultsJson;
import org.bowsprit.routelab.report.ShownRooms;

/** The files of a comparison, written room by room; they are there once all of it is done. */
public final class ComparisonFiles implements AutoCloseable {

  private final Path report;
  private final UnfinishedFile csvFile;
  private final UnfinishedFile jsonFile;
  private final ResultsCsv csv;
  private final ResultsJson json;
  private final ShownRooms shown;
  private final Findings findings;

  /**
   * Begins the files.
   *
   * @param folder where they are written; is made
   * @param comparison what is compared
   */
  public ComparisonFiles(Path folder, Comparison comparison) {
    OutputFile.folder(folder);
    report = folder.resolve("report.html");
    csvFile = new UnfinishedFile(folder.resolve("results.csv"));
    jsonFile = opened(() -> new UnfinishedFile(folder.resolve("results.json")), csvFile);
    Path waiting = UnfinishedFile.part(folder.resolve("report-rooms"));
    shown = opened(() -> new ShownRooms(waiting), csvFile, jsonFile);
    csv = new ResultsCsv(csvFile.text());
    json = new ResultsJson(comparison, jsonFile.text());
    findings = new Findings(comparison);
  }

  /** Opens one more file; those before it are closed if it cannot be. */
  private static <F> F opened(Supplier<F> file, UnfinishedFile... before) {
    try {
      return file.get();
    } catch (NotWrittenException e) {
      Stream.of(before).forEach(UnfinishedFile::close);
      throw e;
    }
  }

  /** Adds the next results. */
  public void add(BatchResult batch) {
    csv.add(batch);
    csvFile.text().check();
    json.add(batch);
    jsonFile.text().check();
    shown.add(batch);
    findings.add(batch);
  }

  /**
   * Writes the report and gives the files their names.
   *
   * @param laboratory the live laboratory's page as one file, or {@link ReportPage#NOT_LIVE}
   * @return the answer in three sentences
   */
  public String finish(String laboratory) {
    json.end();
    csvFile.finish();
    jsonFile.finish();
    try (UnfinishedFile page = new UnfinishedFile(report)) {
      ReportPage.write(findings, shown, laboratory, page.text());
      page.finish();
    }
    return ReportPage.answer(findings);
  }

  @Override
  public void close() {
    try (csvFile;
        jsonFile) {
      shown.close();
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
