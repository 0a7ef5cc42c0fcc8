package org.bowsprit.benchmarks;

import java.awt.AWTException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Measures how long a user waits from the command to its end, or to the first picture in a window.
 * Programs are started in the same way as by a user, and are observed from outside.
 */
public final class StartCosts {

  private static final int START_COUNT = 11;
  private static final String PLAY_COMMAND = "play gannet-rock --audio silent --renderer ";

  /** The commands that run to their end. */
  private static final List<String> SHORT_COMMANDS =
      List.of(
          "--version",
          "plugins list",
          "run gannet-rock --ticks 1",
          "run walklab --boot-param 100 --ticks 13000",
          PLAY_COMMAND + "headless --renderer-option headless.frames=1");

  private StartCosts() {}

  /**
   * Measures the commands and prints a table in Markdown. It contains the median of eleven starts,
   * and the shortest time in brackets.
   *
   * @param arguments the paths of start scripts; each gets a column with the file's name as its
   *     heading
   */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, AWTException {
    printHeading(arguments);
    for (String command : SHORT_COMMANDS) {
      printRow(command, arguments, StartCosts::measureToEnd);
    }
    printRow(PLAY_COMMAND + "swing, first picture", arguments, StartCosts::measureToPicture);
    System.exit(0);
  }

  private static void printHeading(String... scripts) {
    StringBuilder head = new StringBuilder("| |");
    StringBuilder line = new StringBuilder("|---|");
    for (String script : scripts) {
      head.append(' ').append(Path.of(script).getFileName()).append(" |");
      line.append("--:|");
    }
    System.out.println(head);
    System.out.println(line);
  }

  private interface Start {
    /** Returns the waiting time in nanoseconds. */
    long measure(String script, String command)
        throws IOException, InterruptedException, AWTException;
  }

  private static void printRow(String command, String[] scripts, Start start)
      throws IOException, InterruptedException, AWTException {
    StringBuilder row = new StringBuilder("| `" + command + "` |");
    for (String script : scripts) {
      List<Long> nanos = new ArrayList<>();
      start.measure(script, command); // The first start may write an archive.
      for (int i = 0; i < START_COUNT; i++) {
        nanos.add(start.measure(script, command));
      }
      nanos.sort(null);
      row.append(
          String.format(
              Locale.ROOT,
              " %,d ms (%,d) |",
              millis(nanos.get(START_COUNT / 2)),
              millis(nanos.get(0))));
    }
    System.out.println(row);
  }

  private static long measureToEnd(String script, String command)
      throws IOException, InterruptedException {
    long startNanos = System.nanoTime();
    int exit = start(script, command).waitFor();
    long nanos = System.nanoTime() - startNanos;
    if (exit != 0) {
      throw new IllegalStateException(script + " " + command + " ended with " + exit);
    }
    return nanos;
  }

  private static long measureToPicture(String script, String command)
      throws IOException, InterruptedException, AWTException {
    ScreenWatch screen = new ScreenWatch();
    long startNanos = System.nanoTime();
    Process game = start(script, command.substring(0, command.indexOf(',')));
    screen.awaitChange();
    long nanos = System.nanoTime() - startNanos;
    game.descendants().forEach(ProcessHandle::destroy);
    game.destroy();
    game.waitFor();
    return nanos;
  }

  private static Process start(String script, String command) throws IOException {
    List<String> words = new ArrayList<>(List.of(script));
    words.addAll(List.of(command.split(" ")));
    return new ProcessBuilder(words)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static long millis(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(nanos);
  }
}
