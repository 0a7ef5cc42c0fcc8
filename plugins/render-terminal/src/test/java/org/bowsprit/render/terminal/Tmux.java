package org.bowsprit.render.terminal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Predicate;

/** A terminal that runs a shell in a separate tmux server. */
final class Tmux {

  private static final Duration TIMEOUT = Duration.ofSeconds(20);

  private final String server = "bowsprit-test-" + UUID.randomUUID();

  Tmux() throws IOException, InterruptedException {
    run(
        "-f",
        "/dev/null",
        "new-session",
        "-d",
        "-x",
        "100",
        "-y",
        "30",
        "env",
        "PS1=ready> ",
        "LANG=C.UTF-8",
        "sh");
    await(screen -> screen.contains("ready>"));
  }

  static boolean isInstalled() {
    try {
      return new ProcessBuilder("tmux", "-V").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Types a line and presses Enter. */
  void type(String line) throws IOException, InterruptedException {
    run("send-keys", "-l", line);
    run("send-keys", "Enter");
  }

  /** Presses a key, which is given by its name in tmux. */
  void press(String key) throws IOException, InterruptedException {
    run("send-keys", key);
  }

  /** Waits until the screen meets a condition and returns it. */
  String await(Predicate<String> condition) throws IOException, InterruptedException {
    Instant deadline = Instant.now().plus(TIMEOUT);
    String screen = run("capture-pane", "-p");
    while (!condition.test(screen)) {
      if (Instant.now().isAfter(deadline)) {
        throw new AssertionError(
            "the terminal did not show the expected text; it shows:\n" + screen);
      }
      Thread.sleep(50);
      screen = run("capture-pane", "-p");
    }
    return screen;
  }

  /** Returns information about the pane, which is requested in the format language of tmux. */
  String query(String format) throws IOException, InterruptedException {
    return run("display-message", "-p", format).strip();
  }

  void close() throws IOException, InterruptedException {
    run("kill-server");
  }

  private String run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("tmux", "-L", server));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
