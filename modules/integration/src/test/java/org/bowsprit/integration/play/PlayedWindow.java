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
final class PlayedWindow implements Hands, AutoCloseable {

  private static final int BETWEEN_STROKES_MILLIS = 60;
  private static final int ROWS = 200;

  private final VirtualScreen screen;
  private final Process process;
  private final String title;
  private String id;

  /** The position of a window on the screen. */
  record Place(int x, int y, int width, int height) {}

  /**
   * Starts the program and waits for its window.
   *
   * @param title a part of the window's title
   * @param log the file that receives the program's output
   * @param arguments the arguments after {@code play}
   */
  PlayedWindow(
      VirtualScreen screen, PlayedProgram program, String title, Path log, List<String> arguments)
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
    id = find(title);
    takeKeyboard();
  }

  private void awaitWindow(Path log) throws IOException, InterruptedException {
    try {
      PlayedProgram.await("a window", () -> !find(title).isEmpty());
    } catch (AssertionError e) {
      String state = process.isAlive() ? "runs" : "has ended";
      throw new AssertionError("the program " + state + " and said: " + Files.readString(log), e);
    }
  }

  /** Returns the window whose title contains a text; empty if there is none. */
  private String find(String title) throws IOException, InterruptedException {
    return screen
        .xdotool("search", "--onlyvisible", "--name", title)
        .lines()
        .findFirst()
        .orElse("");
  }

  /** Gives the window the keyboard focus, as a window manager does. */
  void takeKeyboard() throws IOException, InterruptedException {
    takeKeyboard(id);
  }

  /**
   * Gives a window the keyboard focus and clicks on it. Without a window manager, Swing accepts the
   * focus only after a click.
   */
  private void takeKeyboard(String window) throws IOException, InterruptedException {
    screen.xdotool("windowfocus", "--sync", window);
    Place place = place(window);
    String x = String.valueOf(place.x() + place.width() - 9);
    String y = String.valueOf(place.y() + place.height() - 9);
    screen.xdotool("mousemove", x, y, "click", "1");
    Thread.sleep(500);
  }

  /** Gives another window of the program the focus. */
  void takeKeyboardOf(String title) throws IOException, InterruptedException {
    takeKeyboard(find(title));
  }

  /** Waits for another window of the program and returns its place. */
  Place awaitOther(String title) throws IOException, InterruptedException {
    PlayedProgram.await("a window " + title, () -> !find(title).isEmpty());
    return place(find(title));
  }

  /** Waits until the window has a title. */
  void awaitTitle(String words) throws IOException, InterruptedException {
    PlayedProgram.await(
        "a title with " + words, () -> screen.xdotool("getwindowname", id).contains(words));
  }

  /** Waits until the window, or its replacement, has a width, and gives it the focus. */
  void awaitWidth(int width) throws IOException, InterruptedException {
    PlayedProgram.await(
        "a window " + width + " wide",
        () -> {
          String now = find(title);
          if (now.isEmpty()
              || placeIfThere(now).filter(place -> place.width() == width).isEmpty()) {
            return false;
          }
          id = now;
          return true;
        });
    takeKeyboard();
  }

  /** Returns the number of the window in the window system. */
  int number() {
    return Integer.parseInt(id);
  }

  Place place() throws IOException, InterruptedException {
    return place(id);
  }

  private Place place(String window) throws IOException, InterruptedException {
    return placeIfThere(window).orElseThrow();
  }

  /** Returns the place of a window; empty if it has been closed. */
  private Optional<Place> placeIfThere(String window) throws IOException, InterruptedException {
    List<Integer> numbers = new ArrayList<>();
    for (String line : screen.xdotool("getwindowgeometry", "--shell", window).lines().toList()) {
      if (line.matches("(X|Y|WIDTH|HEIGHT)=.*")) {
        numbers.add(Integer.parseInt(line.substring(line.indexOf('=') + 1)));
      }
    }
    return numbers.size() < 4
        ? Optional.empty()
        : Optional.of(new Place(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3)));
  }

  void resize(int width, int height) throws IOException, InterruptedException {
    screen.xdotool("windowsize", id, String.valueOf(width), String.valueOf(height));
  }

  /** Returns the picture of an area of the screen. */
  BufferedImage look(Place place) throws IOException {
    return screen.look().getSubimage(place.x(), place.y(), place.width(), place.height());
  }

  @Override
  public void point(int column, int row) throws IOException, InterruptedException {
    Place place = place();
    int x = place.x() + (2 * column + 1) * place.width() / (2 * Frame.WIDTH);
    int y = place.y() + (2 * row + 1) * place.height() / (2 * ROWS);
    moveTo(x, y);
  }

  @Override
  public void click(int button) throws IOException, InterruptedException {
    screen.xdotool("click", String.valueOf(button));
    Thread.sleep(BETWEEN_STROKES_MILLIS);
  }

  /** Holds a mouse button for a while. */
  void holdButton(int button, int millis) throws IOException, InterruptedException {
    screen.xdotool("mousedown", String.valueOf(button));
    Thread.sleep(millis);
    screen.xdotool("mouseup", String.valueOf(button));
    Thread.sleep(BETWEEN_STROKES_MILLIS);
  }

  @Override
  public void press(String... keys) throws IOException, InterruptedException {
    List<String> strokes = new ArrayList<>(List.of("key", "--delay", "50"));
    for (String key : keys) {
      strokes.add(named(key));
    }
    screen.xdotool(strokes.toArray(String[]::new));
  }

  @Override
  public void type(String text) throws IOException, InterruptedException {
    screen.xdotool("type", text);
    Thread.sleep(BETWEEN_STROKES_MILLIS);
  }

  @Override
  public void hold(String key) throws IOException, InterruptedException {
    screen.xdotool("keydown", named(key));
    Thread.sleep(1_000);
    screen.xdotool("keyup", named(key));
  }

  private static String named(String key) {
    return switch (key) {
      case "." -> "period";
      case "-" -> "minus";
      default -> held(key);
    };
  }

  private static String held(String key) {
    return key.replace("C-", "ctrl+")
        .replace("M-", "alt+")
        .replace("S-", "shift+")
        .replace("Enter", "Return")
        .replace("BSpace", "BackSpace");
  }

  /** Removes the focus from all windows, as switching to another program does. */
  void loseKeyboard() throws IOException, InterruptedException {
    String root = screen.xdotool("search", "--maxdepth", "0", "").lines().findFirst().orElse("");
    screen.xdotool("windowfocus", root);
  }

  /** Drops a file from a file manager onto the middle of the window. */
  void drop(Path file) throws IOException, InterruptedException {
    Place place = place();
    try (FileManager manager = new FileManager(screen.display())) {
      manager.drop(file, number(), place.x() + place.width() / 2, place.y() + place.height() / 2);
    }
  }

  private void moveTo(int x, int y) throws IOException, InterruptedException {
    screen.xdotool("mousemove", String.valueOf(x), String.valueOf(y));
    Thread.sleep(BETWEEN_STROKES_MILLIS);
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
