package org.bowsprit.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs benchmarks with the allocation profiler and writes their sections of the results page. */
public final class Measure {

  private Measure() {}

  /**
   * Runs the benchmarks and updates the results page.
   *
   * @param arguments the root of the checkout and a regular expression for benchmark names
   */
  public static void main(String[] arguments) throws RunnerException, IOException {
    Path root = Path.of(arguments[0]).toRealPath();
    Options options =
        new OptionsBuilder()
            .include(arguments[1])
            .addProfiler(GCProfiler.class)
            .jvmArgsAppend("-Dbowsprit.root=" + root)
            .build();
    Collection<RunResult> results = new Runner(options).run();

    Path page = root.resolve("docs/benchmarks.md");
    ResultsPage updated = new ResultsPage(Files.readString(page)).with(results);
    Files.writeString(page, updated.text());
  }
}
