package org.bowsprit.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures how long a user waits for a short command, from the fork in the shell to the exit code.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3)
@Measurement(iterations = 20)
public class StartupBenchmark {

  /** The command line after {@code bowsprit}. */
  @Param({"--version", "plugins list"})
  public String command;

  /** Runs the checkout's own script, which also looks for stale files. */
  @Benchmark
  public int script() throws IOException, InterruptedException {
    return run(Path.of(System.getProperty("bowsprit.root"), "bowsprit"));
  }

  /** Runs the script of the distribution. */
  @Benchmark
  public int distribution() throws IOException, InterruptedException {
    return run(
        Path.of(System.getProperty("bowsprit.root"), "distribution/target/bowsprit/bin/bowsprit"));
  }

  private int run(Path script) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder("/bin/sh", "-c", script + " " + command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    return process.waitFor();
  }
}
