package org.bowsprit.routelab.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.disk.UnfinishedFile;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Findings;

/**
 * The files of a comparison, written room by room. They get their final names when the comparison
 * is complete.
 */
public final class ComparisonFiles implements AutoCloseable {

  private final Path report;
  private final List<UnfinishedFile> files = new ArrayList<>();
  private final List<Consumer<BatchResult>> writers = new ArrayList<>();
  private final ResultsJson json;
  private final ShownRooms shownRooms;
  private final Findings findings;

  /**
   * Opens the files.
   *
   * @param folder the folder for the files, which is created
   * @param comparison the comparison
   * @param withGppc whether to write a file for each router in the format of the Grid-Based Path
   *     Planning Competition
   */
  public ComparisonFiles(Path folder, Comparison comparison, boolean withGppc) {
    OutputFile.createFolder(folder);
    report = folder.resolve("report.html");
    try {
      writers.add(new ResultsCsv(begin(folder, "results.csv"))::add);
      json = new ResultsJson(comparison, begin(folder, "results.json"));
      for (int router = 0; withGppc && router < comparison.contestants().size(); router++) {
        String name = "gppc-" + comparison.contestants().get(router).id() + ".csv";
        writers.add(
            new GppcCsv(
                    begin(folder, name.replaceAll("[^A-Za-z0-9.=_-]", "-")),
                    comparison.source(),
                    router)
                ::add);
      }
      shownRooms = new ShownRooms(UnfinishedFile.temporaryPath(folder.resolve("report-rooms")));
    } catch (NotWrittenException e) {
      files.forEach(UnfinishedFile::close);
      throw e;
    }
    findings = new Findings(comparison);
    writers.add(json::add);
    writers.add(shownRooms::add);
    writers.add(findings::add);
  }

  private CheckedWriter begin(Path folder, String name) {
    UnfinishedFile file = open(folder.resolve(name));
    files.add(file);
    return file.text();
  }

  /**
   * Opens a file of a comparison, which is deleted if the program stops before the file is
   * complete.
   *
   * @param path the file
   * @throws org.bowsprit.format.disk.NotWrittenException if it cannot be opened
   */
  public static UnfinishedFile open(Path path) {
    UnfinishedFile.temporaryPath(path).toFile().deleteOnExit();
    return new UnfinishedFile(path);
  }

  /** Adds the next results. */
  public void add(BatchResult batch) {
    writers.forEach(writer -> writer.accept(batch));
    files.forEach(file -> file.text().check());
  }

  /**
   * Writes the report and gives the files their final names.
   *
   * @param laboratory the live laboratory's page as one file, or {@link ReportPage#NOT_LIVE}
   * @return the result of the comparison, in at most three sentences
   */
  public String finish(String laboratory) {
    json.end();
    files.forEach(UnfinishedFile::finish);
    try (UnfinishedFile page = open(report)) {
      ReportPage.write(findings, shownRooms, laboratory, page.text());
      page.finish();
    }
    return ReportPage.result(findings);
  }

  @Override
  public void close() {
    try {
      files.forEach(UnfinishedFile::close);
    } finally {
      shownRooms.close();
    }
  }
}
