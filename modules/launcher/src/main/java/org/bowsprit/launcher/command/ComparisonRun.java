package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.bowsprit.console.Console;
import org.bowsprit.console.ProgressBar;
import org.bowsprit.format.disk.UnfinishedFile;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.plugin.host.isolation.AnswerWatch;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Experiment;
import org.bowsprit.routelab.part.PartException;
import org.bowsprit.routelab.part.PartFile;
import org.bowsprit.routelab.part.PartManifest;
import org.bowsprit.routelab.part.PartWriter;
import org.bowsprit.routelab.part.Shard;
import org.bowsprit.routelab.report.ComparisonFiles;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.ReferenceRouters;

/**
 * Runs a comparison, or a part of one, and writes the results.
 *
 * @param referenceRouters the routers that compute the shortest possible lengths of routes
 * @param watch the watch that detects routers that do not answer
 * @param console the console that receives the progress
 * @param folder the folder for the files
 */
public record ComparisonRun(
    Comparison comparison,
    ReferenceRouters referenceRouters,
    AnswerWatch watch,
    Console console,
    Path folder) {

  /**
   * Runs the whole comparison.
   *
   * @param laboratory the page of the live laboratory as one file; empty for no page
   * @param includesGppc true to write also files with the columns of the Grid-Based Path Planning
   *     Competition
   */
  public void runAll(LabRooms rooms, String laboratory, boolean includesGppc) {
    try (ComparisonFiles files = new ComparisonFiles(folder, comparison, includesGppc)) {
      run(rooms, batch -> true, Experiment.batches(rooms, comparison.settings()), files::add);
      console.out().println(files.finish(laboratory));
    }
  }

  /**
   * Runs some of the batches of queries and writes the results as one file, atomically.
   *
   * @param isResumed true to keep an existing, complete part of this comparison
   * @param rooms all rooms, including the rooms of other parts
   */
  public void runPart(Shard shard, boolean isResumed, LabRooms rooms) throws IOException {
    PartManifest manifest = PartManifest.of(comparison, rooms);
    Path path = folder.resolve(shard.fileName());
    if (isResumed && isComplete(path, shard, manifest)) {
      console.out().println(shard.fileName() + " already exists.");
      return;
    }
    int batches = shard.countOf(manifest.batches());
    try (UnfinishedFile file = ComparisonFiles.open(path)) {
      PartWriter part = new PartWriter(file.text(), shard, manifest);
      run(
          rooms,
          shard::includes,
          batches,
          batch -> {
            part.add(batch);
            file.text().check();
          });
      part.end(comparison.contestants().stream().map(Contestant::failures).toList());
      file.finish();
    }
    console
        .out()
        .println(
            "%s: %s of %s batches of questions."
                .formatted(shard.fileName(), batches, manifest.batches()));
  }

  /**
   * Returns whether a file contains the finished part. A part that is damaged or that belongs to
   * another comparison is computed again.
   */
  private static boolean isComplete(Path file, Shard shard, PartManifest manifest)
      throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try {
      PartFile part = PartFile.read(file);
      return part.shard().equals(shard) && part.manifest().isOfSameComparison(manifest);
    } catch (PartException e) {
      return false;
    }
  }

  private void run(
      LabRooms rooms, IntPredicate isWanted, int steps, Consumer<BatchResult> results) {
    Experiment experiment =
        new Experiment(comparison.contestants(), referenceRouters, comparison.settings());
    try (ProgressBar progress = console.progress("comparing", Math.max(1, steps))) {
      watch.runWatched(
          () -> {
            experiment.run(rooms, isWanted, progress::step, results);
            return steps;
          });
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw CommandFailure.failed("interrupted");
    }
  }

  /**
   * Throws a failure with the names of the routers that had to be replaced. Does nothing if there
   * are none.
   */
  public static void failIfAnyFailed(List<Contestant> contestants) {
    List<String> failedRouters =
        contestants.stream()
            .filter(contestant -> contestant.failures() > 0)
            .map(contestant -> contestant.id() + " (" + contestant.failures() + " times)")
            .toList();
    if (!failedRouters.isEmpty()) {
      throw CommandFailure.plugin("routers failed: " + String.join(", ", failedRouters), null);
    }
  }
}
