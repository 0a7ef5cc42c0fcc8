package org.bowsprit.player.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.bowsprit.player.LabGames;

/** A process that runs {@link SaveLoop} with walklab. A test can observe or kill it. */
final class SavingProcess implements AutoCloseable {

  private final Process process;
  private final Path output;
  private final Path errors;

  private SavingProcess(Process process, Path output, Path errors) {
    this.process = process;
    this.output = output;
    this.errors = errors;
  }

  static SavingProcess start(Path folder, String slot, int firstNumber, int seconds)
      throws IOException {
    Path output = Files.createTempFile("output", ".txt");
    Path errors = Files.createTempFile("errors", ".txt");
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                SaveLoop.class.getName(),
                LabGames.folder("walklab").toString(),
                folder.toString(),
                slot,
                Integer.toString(firstNumber),
                Integer.toString(seconds))
            .redirectError(errors.toFile())
            .redirectOutput(output.toFile())
            .start();
    return new SavingProcess(process, output, errors);
  }

  /** Waits until the process has saved the game once. */
  void awaitFirstSave() throws IOException, InterruptedException {
    while (Files.size(output) == 0 && process.isAlive()) {
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Waits for the end of the process, and returns its exit code. */
  int awaitEnd() throws InterruptedException {
    return process.waitFor();
  }

  /** Returns the number of the last reported save, or empty if no save was reported. */
  Optional<Integer> lastNumber() throws IOException {
    String text = Files.readString(output);
    String completeLines = text.substring(0, text.lastIndexOf('\n') + 1);
    return completeLines.lines().reduce((first, second) -> second).map(Integer::parseInt);
  }

  String errorOutput() throws IOException {
    return Files.readString(errors);
  }

  @Override
  public void close() throws IOException {
    process.destroyForcibly().onExit().join();
    Files.delete(output);
    Files.delete(errors);
  }
}
