package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.bowsprit.render.Frame;

/** The program in a window of a virtual screen, with a simulated keyboard and mouse. */
final class ProgramWindow implements PlayerInput, AutoCloseable {

  private static final int PAUSE_MILLIS = 60;
  private static final int GAME_ROWS = 200;

  private final VirtualScreen screen;
  private final Process process;
  private final String title;
  private String windowId;

  /** The position and the size of a window on the screen. */
  record Bounds(int x, int y, int width, int height) {}

  /**
   * Starts the program and waits for its window.
   *
   * @param title a part of the window's title
   * @param log the file that receives the program's output
   * @param arguments the arguments after {@code play}
   */
  ProgramWindow(
      VirtualScreen screen,
      ProgramUnderTest program,
      String title,
      Path log,
      List<String> arguments)
      throws IOException, InterruptedException {
    this.screen = screen;
    List<String> command = new ArrayList<>(List.of("env", "DISPLAY=" + screen.display()));
    command.addAll(program.environment());
    command.addAll(List.of(program.command().toString(), "play"));
    command.addAll(arguments);
    process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    this.title = title;
    awaitWindow(log);
    windowId = findWindowId(title);
    focus();
  }

  private void awaitWindow(Path log) throws IOException, InterruptedException {
    try {
      ProgramUnderTest.await("the window", () -> !findWindowId(title).isEmpty());
    } catch (AssertionError e) {
      String state = process.isAlive() ? "is running" : "has ended";
      throw new AssertionError(
          "no window was opened; the program "
              + state
              + "; its output is: "
              + Files.readString(log),
          e);
    }
  }

  /** Returns the id of the window whose title contains the given text; empty if there is none. */
  private String findWindowId(String title) throws IOException, InterruptedException {
    return screen
        .xdotool("search", "--onlyvisible", "--name", title)
        .lines()
        .findFirst()
        .orElse("");
  }

  /** Gives the window the keyboard focus, as a window manager does. */
  void focus() throws IOException, InterruptedException {
    focus(windowId);
  }

  /**
   * Gives a window the keyboard focus and clicks on it. Without a window manager, Swing accepts the
   * focus only after a click.
   */
  private void focus(String window) throws IOException, InterruptedException {
    screen.xdotool("windowfocus", "--sync", window);
    Bounds bounds = bounds(window);
    String x = String.valueOf(bounds.x() + bounds.width() - 9);
    String y = String.valueOf(bounds.y() + bounds.height() - 9);
    screen.xdotool("mousemove", x, y, "click", "1");
    Thread.sleep(500);
  }

  /** Gives the focus to another window of the program. */
  void focusOtherWindow(String title) throws IOException, InterruptedException {
    focus(findWindowId(title));
  }

  /** Waits for another window of the program, and returns its position and size. */
  Bounds awaitOtherWindow(String title) throws IOException, InterruptedException {
    ProgramUnderTest.await("the window " + title, () -> !findWindowId(title).isEmpty());
    return bounds(findWindowId(title));
  }

  /** Waits until the title of the window contains the given text. */
  void awaitTitle(String text) throws IOException, InterruptedException {
    ProgramUnderTest.await(
        "a window title that contains " + text,
        () -> screen.xdotool("getwindowname", windowId).contains(text));
  }

  /** Waits until the window, or its replacement, has the given width, and gives it the focus. */
  void awaitWidth(int width) throws IOException, InterruptedException {
    ProgramUnderTest.await(
        "a window with the width " + width,
        () -> {
          String currentId = findWindowId(title);
          if (currentId.isEmpty()
              || findBounds(currentId).filter(bounds -> bounds.width() == width).isEmpty()) {
            return false;
          }
          windowId = currentId;
          return true;
        });
    focus();
  }

  /** Returns the id of the window as a number. */
  int windowNumber() {
    return Integer.parseInt(windowId);
  }

  Bounds bounds() throws IOException, InterruptedException {
    return bounds(windowId);
  }

  private Bounds bounds(String window) throws IOException, InterruptedException {
    return findBounds(window).orElseThrow();
  }

  /** Returns the position and size of a window; empty if the window has been closed. */
  private Optional<Bounds> findBounds(String window) throws IOException, InterruptedException {
    List<Integer> numbers = new ArrayList<>();
    for (String line : screen.xdotool("getwindowgeometry", "--shell", window).lines().toList()) {
      if (line.matches("(X|Y|WIDTH|HEIGHT)=.*")) {
        numbers.add(Integer.parseInt(line.substring(line.indexOf('=') + 1)));
      }
    }
    return numbers.size() < 4
        ? Optional.empty()
        : Optional.of(new Bounds(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3)));
  }

  void resize(int width, int height) throws IOException, InterruptedException {
    screen.xdotool("windowsize", windowId, String.valueOf(width), String.valueOf(height));
  }

  /** Returns the picture of an area of the screen. */
  BufferedImage capture(Bounds bounds) throws IOException {
    return screen.capture().getSubimage(bounds.x(), bounds.y(), bounds.width(), bounds.height());
  }

  @Override
  public void moveMouse(int column, int row) throws IOException, InterruptedException {
    Bounds bounds = bounds();
    int x = bounds.x() + (2 * column + 1) * bounds.width() / (2 * Frame.WIDTH);
    int y = bounds.y() + (2 * row + 1) * bounds.height() / (2 * GAME_ROWS);
    moveTo(x, y);
  }

  @Override
  public void click(int button) throws IOException, InterruptedException {
    screen.xdotool("click", String.valueOf(button));
    Thread.sleep(PAUSE_MILLIS);
  }

  /** Holds a mouse button down for the given number of milliseconds. */
  void holdButton(int button, int millis) throws IOException, InterruptedException {
    screen.xdotool("mousedown", String.valueOf(button));
    Thread.sleep(millis);
    screen.xdotool("mouseup", String.valueOf(button));
    Thread.sleep(PAUSE_MILLIS);
  }

  @Override
  public void press(String... keys) throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of("key", "--delay", "50"));
    for (String key : keys) {
      arguments.add(keyName(key));
    }
    screen.xdotool(arguments.toArray(String[]::new));
  }

  @Override
  public void type(String text) throws IOException, InterruptedException {
    screen.xdotool("type", text);
    Thread.sleep(PAUSE_MILLIS);
  }

  @Override
  public void hold(String key) throws IOException, InterruptedException {
    screen.xdotool("keydown", keyName(key));
    Thread.sleep(1_000);
    screen.xdotool("keyup", keyName(key));
  }

  private static String keyName(String key) {
    return switch (key) {
      case "." -> "period";
      case "-" -> "minus";
      default -> withModifiers(key);
    };
  }

  private static String withModifiers(String key) {
    return key.replace("C-", "ctrl+")
        .replace("M-", "alt+")
        .replace("S-", "shift+")
        .replace("Enter", "Return")
        .replace("BSpace", "BackSpace");
  }

  /** Removes the focus from all windows, as switching to another program does. */
  void removeFocus() throws IOException, InterruptedException {
    String rootWindow =
        screen.xdotool("search", "--maxdepth", "0", "").lines().findFirst().orElse("");
    screen.xdotool("windowfocus", rootWindow);
  }

  /** Drops a file from a file manager onto the middle of the window. */
  void drop(Path file) throws IOException, InterruptedException {
    Bounds bounds = bounds();
    try (FileManager manager = new FileManager(screen.display())) {
      manager.drop(
          file, windowNumber(), bounds.x() + bounds.width() / 2, bounds.y() + bounds.height() / 2);
    }
  }

  private void moveTo(int x, int y) throws IOException, InterruptedException {
    screen.xdotool("mousemove", String.valueOf(x), String.valueOf(y));
    Thread.sleep(PAUSE_MILLIS);
  }

  /** Waits for the program to end with exit code 0. */
  void awaitEnd() throws InterruptedException {
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
