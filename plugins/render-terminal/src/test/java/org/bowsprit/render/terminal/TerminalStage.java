package org.bowsprit.render.terminal;

import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.contract.Stage;
import org.bowsprit.render.pixel.Viewport;

/** A simulated terminal with a half cell for every pixel. It receives input as terminal bytes. */
final class TerminalStage implements Stage {

  private static final String[] FUNCTION_KEYS = {
    "OP", "OQ", "OR", "OS", "[15~", "[17~", "[18~", "[19~", "[20~", "[21~", "[23~", "[24~"
  };

  private final TerminalModel terminal = new TerminalModel(320, 120);
  private final TerminalRenderer renderer;

  TerminalStage(DisplaySettings settings, TerminalTraits traits) {
    renderer = new TerminalRenderer(terminal, settings, traits);
  }

  @Override
  public Renderer renderer() {
    return renderer;
  }

  @Override
  public int[] shown() {
    Viewport viewport = renderer.viewport();
    int[] colours = new int[Frame.PIXELS];
    for (int y = 0; y < Frame.HEIGHT; y++) {
      int halfRow = viewport.areaY(y);
      for (int x = 0; x < Frame.WIDTH; x++) {
        colours[y * Frame.WIDTH + x] =
            terminal.halfColour(viewport.areaX(x), halfRow / 2, halfRow % 2 == 0);
      }
    }
    return colours;
  }

  @Override
  public void perform(Input input) {
    if (input instanceof Input.Move move) {
      sendMouse(35, move.x(), move.y(), 'M');
    } else if (input instanceof Input.Press press) {
      sendMouse(buttonNumber(press.button()), press.x(), press.y(), 'M');
    } else if (input instanceof Input.Release release) {
      sendMouse(buttonNumber(release.button()), release.x(), release.y(), 'm');
    } else if (input instanceof Input.Key key) {
      terminal.type(keyBytes(key.code()));
    }
  }

  @Override
  public void resize() {
    terminal.resize(340, 130);
  }

  @Override
  public void loseFocus() {
    terminal.type("\033[O");
  }

  @Override
  public void gainFocus() {
    terminal.type("\033[I");
  }

  @Override
  public void askToClose() {
    terminal.type("\003");
  }

  @Override
  public void close() {
    renderer.close();
  }

  private void sendMouse(int flags, int x, int y, char finalCharacter) {
    int column = renderer.viewport().areaX(x) + 1;
    int row = renderer.viewport().areaY(y) / 2 + 1;
    terminal.type("\033[<" + flags + ";" + column + ";" + row + finalCharacter);
  }

  private static int buttonNumber(Button button) {
    return button == Button.LEFT ? 0 : 2;
  }

  private static String keyBytes(int code) {
    if (code >= KeyCodes.F1 && code <= KeyCodes.F12) {
      return "\033" + FUNCTION_KEYS[code - KeyCodes.F1];
    }
    return switch (code) {
      case KeyCodes.BACKSPACE -> "\177";
      case KeyCodes.UP -> "\033[A";
      case KeyCodes.DOWN -> "\033[B";
      case KeyCodes.RIGHT -> "\033[C";
      case KeyCodes.LEFT -> "\033[D";
      case KeyCodes.PAGE_UP -> "\033[5~";
      case KeyCodes.PAGE_DOWN -> "\033[6~";
      case KeyCodes.HOME -> "\033[H";
      case KeyCodes.END -> "\033[F";
      default -> Character.toString(code);
    };
  }
}
