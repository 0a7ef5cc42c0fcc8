package org.bowsprit.examples.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.bowsprit.routelab.movingai.GridMap;
import org.bowsprit.routelab.movingai.MovingAiRooms;
import org.bowsprit.routelab.movingai.Scenario;
import org.bowsprit.routelab.part.ComparisonPart;
import org.bowsprit.routelab.part.Merging;
import org.bowsprit.routelab.part.PartFile;
import org.bowsprit.routelab.part.PartResult;
import org.bowsprit.routelab.report.ComparisonFiles;
import org.bowsprit.routelab.report.ReportPage;
import org.bowsprit.trial.room.LabRoom;

/**
 * Compares routers in a Spark job: {@code SparkComparison MAP SCENARIO PARTS OUT}.
 *
 * <p>The driver sends each part to an executor, which returns its result as text. The driver merges
 * the parts into the files that a single process would write. The answers are also written to
 * Parquet files, partitioned by floor and router.
 */
public final class SparkComparison {

  private static final String VERSION = "spark-comparison 1.0.0";

  private SparkComparison() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length != 4) {
      System.err.println("Usage: SparkComparison MAP SCENARIO PARTS OUT");
      System.exit(2);
    }
    List<ComparisonPart> parts =
        parts(Path.of(arguments[0]), Path.of(arguments[1]), Integer.parseInt(arguments[2]));
    try (SparkSession spark = SparkSession.builder().appName("routers compared").getOrCreate()) {
      System.out.println(run(spark, parts, Path.of(arguments[3])));
    }
  }

  /** Divides the walks of a scenario into parts. */
  static List<ComparisonPart> parts(Path map, Path scenario, int count) throws IOException {
    LabRoom room =
        MovingAiRooms.of(
            String.valueOf(map.getFileName()),
            GridMap.parse(lines(map)),
            Scenario.parse(lines(scenario)));
    return ComparisonPart.cut(
        String.valueOf(scenario.getFileName()),
        VERSION,
        ClusterRouters.all().stream().map(RouterProvider::id).toList(),
        new ExperimentSettings(0, 1, 1, false),
        List.of(room),
        count);
  }

  private static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file, StandardCharsets.ISO_8859_1);
  }

  /**
   * Runs all parts on the cluster and writes the files into {@code out}.
   *
   * @return a summary of the comparison in a few sentences
   */
  static String run(SparkSession spark, List<ComparisonPart> parts, Path out) throws IOException {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    JavaRDD<PartResult> results =
        context
            .parallelize(parts, parts.size())
            .map(part -> part.run(ClusterRouters.all()))
            .persist(StorageLevel.MEMORY_AND_DISK());
    JavaRDD<Row> rows = results.flatMap(SparkComparison::rows);
    spark
        .createDataFrame(rows, AnswerRow.SCHEMA)
        .write()
        .mode(SaveMode.Overwrite)
        .partitionBy("floor", "router")
        .parquet(out.resolve("answers.parquet").toUri().toString());
    Path folder = Files.createDirectories(out.resolve("parts"));
    Iterator<PartResult> iterator = results.toLocalIterator();
    List<Path> files = new ArrayList<>();
    while (iterator.hasNext()) {
      files.add(iterator.next().save(folder));
    }
    return merge(files, out);
  }

  private static Iterator<Row> rows(PartResult part) {
    List<Row> rows = new ArrayList<>();
    try {
      part.forEach(batch -> AnswerRow.addAll(batch, rows));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return rows.iterator();
  }

  /**
   * Merges files of parts into the files of one comparison. Returns a summary of the comparison.
   */
  static String merge(List<Path> parts, Path out) throws IOException {
    Merging mergedParts = new Merging();
    for (Path part : parts) {
      mergedParts.add(PartFile.read(part));
    }
    try (ComparisonFiles files = new ComparisonFiles(out, mergedParts.comparison(), false)) {
      mergedParts.forEach(files::add);
      return files.finish(ReportPage.NOT_LIVE);
    }
  }
}
