package org.bowsprit.integration.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The program in a terminal of tmux, with a simulated keyboard and mouse. */
final class PlayedTerminal implements PlayerInput, AutoCloseable {

  private static final int MOUSE_MOVE = 35;

  /**
   * The number of columns and rows of the picture. It is as high as the terminal, has a ratio of
   * 4:3 and is centred.
   */
  private static final int COLUMNS = 160;

  private static final int ROWS = 60;
  private static final int LEFT_COLUMN = (200 - COLUMNS) / 2;

  private static final int ESCAPE_MILLIS = 400;

  private final Terminal terminal;
  private int column = 1;
  private int row = 1;

  /**
   * Starts the program in a terminal of 200 columns and 60 rows.
   *
   * @param arguments the arguments after {@code play}
   */
  PlayedTerminal(ProgramUnderTest program, List<String> arguments)
      throws IOException, InterruptedException {
    this(program, List.of(), arguments);
  }

  /**
   * Starts the program in a terminal of 200 columns and 60 rows.
   *
   * @param variables additional environment variables
   * @param arguments the arguments after {@code play}
   */
  PlayedTerminal(ProgramUnderTest program, List<String> variables, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> play = new ArrayList<>(List.of("env"));
    play.addAll(program.environment());
    play.addAll(variables);
    play.addAll(List.of(program.command().toString(), "play"));
    play.addAll(arguments);
    String line = String.join(" ", play) + "; echo left $?; read end";
    terminal = new Terminal(program.settings().getParent(), List.of("sh", "-c", line));
    await("a picture", screen -> screen.contains("▀"));
  }

  /** Waits until the screen meets a condition. */
  void await(String description, Predicate<String> condition)
      throws IOException, InterruptedException {
    terminal.await(description, condition);
  }

  @Override
  public void press(String... keys) throws IOException, InterruptedException {
    for (String key : keys) {
      terminal.press(key);
      // The pause after an escape distinguishes the key from the beginning of an escape sequence.
      Thread.sleep(key.equals("Escape") ? ESCAPE_MILLIS : 0);
    }
  }

  @Override
  public void type(String text) throws IOException, InterruptedException {
    terminal.write(text);
  }

  @Override
  public void hold(String key) throws IOException, InterruptedException {
    for (int i = 0; i < 20; i++) {
      terminal.press(key);
      Thread.sleep(50);
    }
  }

  @Override
  public void moveMouse(int x, int y) throws IOException, InterruptedException {
    column = LEFT_COLUMN + (2 * x + 1) * COLUMNS / 640 + 1;
    row = (2 * y + 1) * ROWS / 400 + 1;
    sendMouse(MOUSE_MOVE, 'M');
  }

  @Override
  public void click(int button) throws IOException, InterruptedException {
    sendMouse(button - 1, 'M');
    sendMouse(button - 1, 'm');
  }

  private void sendMouse(int flags, char last) throws IOException, InterruptedException {
    terminal.mouse(flags, column, row, last);
  }

  @Override
  public void close() throws IOException {
    terminal.close();
  }
}
