package org.bowsprit.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A game in a separate process. The benchmarks observe the process from outside. */
final class GameProcess {

  private static final String RESIDENT = "VmRSS:";

  private final Process process;

  private GameProcess(Process process) {
    this.process = process;
  }

  /** Starts a shell command and ignores its output. */
  static GameProcess start(String command) throws IOException {
    return new GameProcess(
        builder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start());
  }

  /** Starts a shell command whose {@link #output} will be read. */
  static GameProcess startWithOutput(String command) throws IOException {
    return new GameProcess(builder(command).start());
  }

  private static ProcessBuilder builder(String command) {
    ProcessBuilder builder =
        new ProcessBuilder("/bin/sh", "-c", command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("TERM", "xterm-256color");
    builder.environment().put("COLORTERM", "truecolor");
    builder.environment().put("LC_ALL", "C.UTF-8");
    return builder;
  }

  InputStream output() {
    return process.getInputStream();
  }

  void awaitEnd() throws InterruptedException {
    process.waitFor();
  }

  /** Observes the process for a while, and returns its processor time as a fraction of one core. */
  double processorShare(Duration duration) throws InterruptedException {
    Duration before = processorTime();
    TimeUnit.NANOSECONDS.sleep(duration.toNanos());
    return (double) processorTime().minus(before).toNanos() / duration.toNanos();
  }

  private Duration processorTime() {
    return processes()
        .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /** Returns the resident memory in bytes that Linux reports; 0 if it is unknown. */
  long residentBytes() {
    return processes().mapToLong(GameProcess::residentBytes).sum();
  }

  private static long residentBytes(ProcessHandle process) {
    try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
      return lines
          .filter(line -> line.startsWith(RESIDENT))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
          .sum();
    } catch (IOException e) {
      return 0;
    }
  }

  private Stream<ProcessHandle> processes() {
    return Stream.concat(Stream.of(process.toHandle()), process.descendants());
  }

  void stop() throws InterruptedException {
    processes().toList().forEach(ProcessHandle::destroy);
    process.waitFor();
  }
}
