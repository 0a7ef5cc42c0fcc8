package org.bowsprit.integration.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The program in a terminal of tmux, with a simulated keyboard and mouse. */
final class ProgramTerminal implements PlayerInput, AutoCloseable {

  private static final int MOUSE_MOVE = 35;

  /**
   * The number of columns of the game's picture. The picture is as high as the terminal, has a
   * ratio of 4:3 and is centred.
   */
  private static final int COLUMNS = 160;

  private static final int ROWS = 60;
  private static final int LEFT_COLUMN = (200 - COLUMNS) / 2;

  private static final int PAUSE_AFTER_ESCAPE_MILLIS = 400;

  private final Terminal terminal;
  private int column = 1;
  private int row = 1;

  /**
   * Starts the program in a terminal of 200 columns and 60 rows.
   *
   * @param arguments the arguments after {@code play}
   */
  ProgramTerminal(ProgramUnderTest program, List<String> arguments)
      throws IOException, InterruptedException {
    this(program, List.of(), arguments);
  }

  /**
   * Starts the program in a terminal of 200 columns and 60 rows.
   *
   * @param variables additional environment variables
   * @param arguments the arguments after {@code play}
   */
  ProgramTerminal(ProgramUnderTest program, List<String> variables, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("env"));
    command.addAll(program.environment());
    command.addAll(variables);
    command.addAll(List.of(program.command().toString(), "play"));
    command.addAll(arguments);
    String shellCommand = String.join(" ", command) + "; echo left $?; read end";
    terminal = new Terminal(program.settings().getParent(), List.of("sh", "-c", shellCommand));
    await("the first picture", screen -> screen.contains("▀"));
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
      Thread.sleep(key.equals("Escape") ? PAUSE_AFTER_ESCAPE_MILLIS : 0);
    }
  }

  @Override
  public void type(String text) throws IOException, InterruptedException {
    terminal.typeText(text);
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

  private void sendMouse(int flags, char finalCharacter) throws IOException, InterruptedException {
    terminal.sendMouseEvent(flags, column, row, finalCharacter);
  }

  @Override
  public void close() throws IOException {
    terminal.close();
  }
}
