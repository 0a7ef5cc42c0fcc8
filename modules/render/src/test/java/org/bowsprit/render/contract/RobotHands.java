package org.bowsprit.render.contract;

import java.awt.AWTException;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.pixel.Viewport;

/**
 * Controls the window of any renderer with a {@link Robot}. It sends input through the X server,
 * and reads the picture of the window from the screen.
 */
public final class RobotHands {

  private final Robot robot;

  /**
   * Connects to the window system.
   *
   * @throws AWTException if the window system does not allow a robot
   */
  public RobotHands() throws AWTException {
    robot = new Robot();
  }

  /**
   * Reads the picture from the screen.
   *
   * @param area the area of the picture on the screen
   * @return 320 × 200 colours
   */
  public int[] look(Viewport area) {
    BufferedImage image =
        robot.createScreenCapture(new Rectangle(area.x(), area.y(), area.width(), area.height()));
    Viewport areaInImage = new Viewport(0, 0, area.width(), area.height());
    int[] colours = new int[Frame.PIXELS];
    for (int y = 0; y < Frame.HEIGHT; y++) {
      for (int x = 0; x < Frame.WIDTH; x++) {
        colours[y * Frame.WIDTH + x] =
            0xFF000000 | image.getRGB(areaInImage.areaX(x), areaInImage.areaY(y));
      }
    }
    return colours;
  }

  /**
   * Performs an input with the keyboard or the mouse.
   *
   * @param input the input
   * @param area the area of the picture on the screen
   */
  public void perform(Input input, Viewport area) {
    if (input instanceof Input.Move move) {
      robot.mouseMove(area.areaX(move.x()), area.areaY(move.y()));
    } else if (input instanceof Input.Press press) {
      robot.mousePress(mask(press.button()));
    } else if (input instanceof Input.Release release) {
      robot.mouseRelease(mask(release.button()));
    } else if (input instanceof Input.Click click) {
      robot.mousePress(mask(click.button()));
      robot.mouseRelease(mask(click.button()));
    } else if (input instanceof Input.Key key) {
      robot.keyPress(keyOf(key.code()));
      robot.keyRelease(keyOf(key.code()));
    }
  }

  private static int mask(Button button) {
    return button == Button.LEFT ? InputEvent.BUTTON1_DOWN_MASK : InputEvent.BUTTON3_DOWN_MASK;
  }

  private static int keyOf(int code) {
    if (code >= KeyCodes.F1 && code <= KeyCodes.F12) {
      return KeyEvent.VK_F1 + code - KeyCodes.F1;
    }
    return switch (code) {
      case KeyCodes.ENTER -> KeyEvent.VK_ENTER;
      case KeyCodes.ESCAPE -> KeyEvent.VK_ESCAPE;
      case KeyCodes.TAB -> KeyEvent.VK_TAB;
      case KeyCodes.BACKSPACE -> KeyEvent.VK_BACK_SPACE;
      case KeyCodes.UP -> KeyEvent.VK_UP;
      case KeyCodes.DOWN -> KeyEvent.VK_DOWN;
      case KeyCodes.LEFT -> KeyEvent.VK_LEFT;
      case KeyCodes.RIGHT -> KeyEvent.VK_RIGHT;
      case KeyCodes.PAGE_UP -> KeyEvent.VK_PAGE_UP;
      case KeyCodes.PAGE_DOWN -> KeyEvent.VK_PAGE_DOWN;
      case KeyCodes.HOME -> KeyEvent.VK_HOME;
      case KeyCodes.END -> KeyEvent.VK_END;
      default -> KeyEvent.getExtendedKeyCodeForChar(code);
    };
  }
}
