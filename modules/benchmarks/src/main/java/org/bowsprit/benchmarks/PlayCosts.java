package org.bowsprit.benchmarks;

import java.awt.AWTException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Measures the costs of playing on this machine: the time from the command to the first picture,
 * the processor time in a quiet room, and the number of bytes sent to a terminal. The program
 * starts the distribution in the same way as a player and observes the process from outside.
 */
public final class PlayCosts {

  private static final int FRAMES_PER_SECOND = 60;
  private static final Duration SETTLE_TIME = Duration.ofSeconds(5);
  private static final Duration MEASURED_TIME = Duration.ofSeconds(20);
  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  private final String startScript;

  private PlayCosts(String startScript) {
    this.startScript = startScript;
  }

  /**
   * Measures and prints a table in Markdown.
   *
   * @param arguments the path of the script {@code bowsprit}
   */
  public static void main(String[] arguments)
      throws IOException, InterruptedException, AWTException {
    PlayCosts costs = new PlayCosts(arguments[0]);
    System.out.println(
        "| renderer | start to first picture | processor, idle room | bytes per frame |");
    System.out.println("|---|--:|--:|--:|");
    costs.measureHeadless();
    costs.measureWindow("swing");
    costs.measureWindow("lwjgl");
    costs.measureTerminal("terminal, idle", List.of());
    costs.measureTerminal("terminal, walking", walkClicks());
    System.exit(0);
  }

  /** Returns clicks with which the hero of walklab's first room walks back and forth. */
  private static List<String> walkClicks() {
    List<String> clicks = new ArrayList<>();
    for (int tick = 10; tick < 2_000; tick += 60) {
      clicks.add(tick + " 290 125 L");
      clicks.add(tick + 30 + " 20 125 L");
    }
    return clicks;
  }

  private void measureHeadless() throws IOException, InterruptedException {
    long start = System.nanoTime();
    GameProcess game =
        GameProcess.start(command("headless", "--renderer-option headless.frames=1"));
    game.awaitEnd();
    printRow("headless", millis(start), "", "");
  }

  /**
   * Measures the time until the middle of the screen changes, which indicates the first picture.
   */
  private void measureWindow(String renderer)
      throws IOException, InterruptedException, AWTException {
    ScreenWatch screen = new ScreenWatch();
    long start = System.nanoTime();
    GameProcess game = GameProcess.start(command(renderer, "--scale 4"));
    screen.awaitChange();
    long firstPictureMillis = millis(start);
    TimeUnit.NANOSECONDS.sleep(SETTLE_TIME.toNanos());
    double share = game.processorShare(MEASURED_TIME);
    game.stop();
    printRow(renderer + " at 1280×960", firstPictureMillis, percent(share), "");
  }

  /**
   * Measures a terminal. The first picture is complete when the terminal has received the bytes of
   * all cells.
   */
  private void measureTerminal(String name, List<String> input)
      throws IOException, InterruptedException {
    Path replay = Files.write(Files.createTempFile("walk", ".txt"), input);
    String play =
        "stty cols 160 rows 60; exec " + command("terminal", "--replay " + replay + " --seed 1");
    AtomicLong byteCount = new AtomicLong();
    long start = System.nanoTime();
    GameProcess game = GameProcess.startWithOutput("exec script -qfc '" + play + "' /dev/null");
    Thread reader = new Thread(() -> count(game.output(), byteCount));
    reader.setDaemon(true);
    reader.start();
    while (byteCount.get() < 4_000 && !isTimedOut(start)) {
      TimeUnit.MILLISECONDS.sleep(1);
    }
    long firstPictureMillis = millis(start);
    TimeUnit.NANOSECONDS.sleep(SETTLE_TIME.toNanos());
    long bytesBefore = byteCount.get();
    double share = game.processorShare(MEASURED_TIME);
    long bytes = (byteCount.get() - bytesBefore) / (MEASURED_TIME.toSeconds() * FRAMES_PER_SECOND);
    game.stop();
    Files.delete(replay);
    printRow(
        name + ", 160×60 cells",
        firstPictureMillis,
        percent(share),
        String.format(Locale.ROOT, "%,d", bytes));
  }

  private static void count(InputStream output, AtomicLong byteCount) {
    byte[] buffer = new byte[1 << 16];
    try {
      for (int count = output.read(buffer); count >= 0; count = output.read(buffer)) {
        byteCount.addAndGet(count);
      }
    } catch (IOException e) {
      // The game is over.
    }
  }

  private String command(String renderer, String options) {
    return startScript
        + " play walklab --boot-param 1 --audio silent --renderer "
        + renderer
        + " "
        + options;
  }

  private static boolean isTimedOut(long start) {
    return System.nanoTime() - start > TIMEOUT.toNanos();
  }

  private static long millis(long start) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  private static void printRow(String name, long millis, String share, String bytes) {
    System.out.printf(Locale.ROOT, "| %s | %,d ms | %s | %s |%n", name, millis, share, bytes);
  }
}
