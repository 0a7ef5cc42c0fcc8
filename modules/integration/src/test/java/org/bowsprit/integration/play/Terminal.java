package org.bowsprit.integration.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A program in a terminal of a separate tmux server. */
final class Terminal implements AutoCloseable {

  private static final Duration TIMEOUT = Duration.ofMinutes(2);

  private final String server = "bowsprit-it-" + UUID.randomUUID();

  /**
   * Opens a terminal of 200 columns and 60 rows.
   *
   * @param stateFolder the folder that replaces the user's own folders
   * @param command the command to run
   */
  Terminal(Path stateFolder, List<String> command) throws IOException, InterruptedException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "-f",
                "/dev/null",
                "new-session",
                "-d",
                "-x",
                "200",
                "-y",
                "60",
                "env",
                "LANG=C.UTF-8",
                "XDG_STATE_HOME=" + stateFolder,
                "XDG_CONFIG_HOME=" + stateFolder));
    arguments.addAll(command);
    run(arguments);
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

  /** Presses a key. The name of the key is its name in tmux. */
  void press(String key) throws IOException, InterruptedException {
    run(List.of("send-keys", key));
  }

  /** Types a text. */
  void typeText(String text) throws IOException, InterruptedException {
    run(List.of("send-keys", "-l", text));
  }

  /**
   * Reports an event of the mouse in the xterm format, which all terminals support.
   *
   * @param flags the button or the movement
   * @param column the column, from 1
   * @param row the row, from 1
   * @param finalCharacter {@code M}, or {@code m} for a button that is released
   */
  void sendMouseEvent(int flags, int column, int row, char finalCharacter)
      throws IOException, InterruptedException {
    typeText("\033[<" + flags + ";" + column + ";" + row + finalCharacter);
  }

  /** Types a line and Enter. */
  void typeLine(String line) throws IOException, InterruptedException {
    typeText(line);
    press("Enter");
  }

  /** Waits until the text on the screen meets a condition, and returns its lines. */
  List<String> await(String description, Predicate<String> condition)
      throws IOException, InterruptedException {
    Instant deadline = Instant.now().plus(TIMEOUT);
    String screen = run(List.of("capture-pane", "-p"));
    while (!condition.test(screen)) {
      if (Instant.now().isAfter(deadline)) {
        throw new AssertionError(
            "timed out waiting for: " + description + "; the terminal shows:\n" + screen);
      }
      Thread.sleep(100);
      screen = run(List.of("capture-pane", "-p"));
    }
    return screen.lines().toList();
  }

  /**
   * Ends the program and waits for its end, because the program still saves the game after it has
   * lost its terminal.
   */
  @Override
  public void close() throws IOException {
    try {
      String pid = run(List.of("display-message", "-p", "#{pane_pid}")).strip();
      List<ProcessHandle> programs =
          pid.matches("[0-9]+")
              ? ProcessHandle.of(Long.parseLong(pid)).stream()
                  .flatMap(shell -> Stream.concat(Stream.of(shell), shell.descendants()))
                  .toList()
              : List.of();
      run(List.of("kill-server"));
      for (ProcessHandle program : programs) {
        program.onExit().completeOnTimeout(program, TIMEOUT.toSeconds(), TimeUnit.SECONDS).join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private String run(List<String> arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("tmux", "-L", server));
    command.addAll(arguments);
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
