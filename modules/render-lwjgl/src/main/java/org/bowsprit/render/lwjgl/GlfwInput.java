package org.bowsprit.render.lwjgl;

import static org.lwjgl.glfw.GLFW.*;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.dock.PanelDock;
import org.lwjgl.glfw.GLFWDropCallback;

/** Receives window events and reports them in the game's own units. */
final class GlfwInput {

  private static final int POLLS_A_QUESTION = 8;

  /** The number of polls within which a window system moves a window. */
  private static final int POLLS_TO_MOVE = 60;

  /** The number of polls after which all events of the window's former position have arrived. */
  private static final int POLLS_TO_SETTLE = 3;

  private static final int PASTE = KeyCodes.typed('v', true, false);

  private final GlfwWindow window;
  private final PanelDock dock;
  private final Consumer<RenderEvent> events;
  private final double[] pointerX = new double[1];
  private final double[] pointerY = new double[1];
  private double heardX;
  private double heardY;
  private int windowX;
  private int windowY;
  private boolean overPanel;
  private boolean pressedPanel;
  private int screenX;
  private int screenY;
  private boolean isHeard;
  private int polls;
  private int pollsHeld;
  private boolean isAtNewPlace;
  private int lastCode = GlfwKeys.NONE;

  GlfwInput(GlfwWindow window, PanelDock dock, Consumer<RenderEvent> events) {
    this.window = window;
    this.dock = dock;
    this.events = events;
  }

  /** The window frees these callbacks when it closes. */
  @SuppressWarnings("resource")
  void listen() {
    long handle = window.handle();
    glfwSetCursorPosCallback(handle, (w, x, y) -> moved(x, y));
    glfwSetMouseButtonCallback(handle, (w, button, action, mods) -> clicked(button, action));
    glfwSetScrollCallback(handle, (w, x, y) -> turned(y));
    glfwSetKeyCallback(handle, (w, key, scan, action, mods) -> key(key, scan, action, mods));
    glfwSetCharCallback(handle, (w, character) -> typed(character));
    glfwSetWindowFocusCallback(handle, (w, gained) -> events.accept(new HostEvent.Focus(gained)));
    glfwSetWindowCloseCallback(handle, w -> askedToClose(w));
    glfwSetFramebufferSizeCallback(handle, (w, width, height) -> resized(width, height));
    glfwSetWindowIconifyCallback(handle, (w, minimised) -> window.minimised(minimised));
    glfwSetWindowRefreshCallback(handle, w -> window.damage());
    glfwSetDropCallback(handle, (w, count, names) -> dropped(count, names));
  }

  /**
   * Queries the pointer position after the callbacks of a poll. GLFW does not report a move to the
   * position to which it last moved the pointer itself; if it never did, this is the corner of the
   * window. The X server is queried in every eighth poll only, because the query waits for the
   * answer.
   */
  void catchUp() {
    if (isAtNewPlace) {
      isAtNewPlace = false;
      pollsHeld = POLLS_TO_SETTLE;
      putBack();
    } else if (pollsHeld > 0) {
      pollsHeld--;
    }
    polls++;
    if (polls % POLLS_A_QUESTION != 0
        || glfwGetWindowAttrib(window.handle(), GLFW_HOVERED) == GLFW_FALSE) {
      return;
    }
    glfwGetCursorPos(window.handle(), pointerX, pointerY);
    if (pointerX[0] != heardX || pointerY[0] != heardY) {
      moved(pointerX[0], pointerY[0]);
    }
  }

  /**
   * Keeps the mouse on its point of the game until the window has another size. If the window moves
   * below a mouse at rest, the window system does not move the pointer with it.
   */
  void holdPointer() {
    pollsHeld = POLLS_TO_MOVE;
  }

  private void putBack() {
    if (isHeard) {
      double density = window.density();
      glfwSetCursorPos(
          window.handle(),
          window.place().areaX(screenX) / density,
          window.place().areaY(screenY) / density);
    }
  }

  private void moved(double x, double y) {
    heardX = x;
    heardY = y;
    if (pollsHeld > 0) {
      return;
    }
    double density = window.density();
    windowX = (int) Math.floor(x * density);
    windowY = (int) Math.floor(y * density);
    showPointer(dock.contains(windowX, windowY));
    if (!overPanel) {
      report(window.place().screenX(windowX), window.place().screenY(windowY));
    }
  }

  private void report(int column, int row) {
    if (!isHeard || column != screenX || row != screenY) {
      isHeard = true;
      screenX = column;
      screenY = row;
      events.accept(new Input.Move(screenX, screenY));
    }
  }

  /** Shows the system's pointer over the panel. Over the picture, the game draws its own. */
  private void showPointer(boolean visible) {
    if (visible != overPanel) {
      overPanel = visible;
      int mode = visible ? GLFW_CURSOR_NORMAL : GLFW_CURSOR_HIDDEN;
      glfwSetInputMode(window.handle(), GLFW_CURSOR, mode);
    }
  }

  private void turned(double notches) {
    if (overPanel) {
      dock.wheel(notches);
    } else {
      events.accept(new HostEvent.Wheel(notches));
    }
  }

  private void clicked(int which, int action) {
    if (which != GLFW_MOUSE_BUTTON_LEFT && which != GLFW_MOUSE_BUTTON_RIGHT) {
      return;
    }
    if (action == GLFW_PRESS) {
      // The picture may have moved although the mouse has not, for example when a panel was opened.
      moved(heardX, heardY);
      pressedPanel = dock.contains(windowX, windowY);
    }
    if (pressedPanel) {
      if (action == GLFW_PRESS && which == GLFW_MOUSE_BUTTON_LEFT) {
        dock.press(windowX, windowY);
      }
      return;
    }
    Button button = which == GLFW_MOUSE_BUTTON_LEFT ? Button.LEFT : Button.RIGHT;
    events.accept(
        action == GLFW_PRESS
            ? new Input.Press(screenX, screenY, button)
            : new Input.Release(screenX, screenY, button));
  }

  private void key(int key, int scanCode, int action, int modifiers) {
    if (action == GLFW_RELEASE) {
      return;
    }
    int code = GlfwKeys.code(key, glfwGetKeyName(key, scanCode), modifiers);
    lastCode = code;
    if (code != GlfwKeys.NONE) {
      events.accept(
          new Input.Key(
              code,
              (modifiers & GLFW_MOD_SHIFT) != 0,
              (modifiers & GLFW_MOD_CONTROL) != 0,
              (modifiers & GLFW_MOD_ALT) != 0));
    }
    if (code == PASTE) {
      String text = glfwGetClipboardString(window.handle());
      if (text != null) {
        events.accept(new HostEvent.Text(text));
      }
    }
  }

  /**
   * Reports a typed character. A digit of the number pad is ignored, because it was already
   * reported as a key; with NumLock it is also typed.
   */
  private void typed(int character) {
    if (!KeyCodes.isCharacter(character)) {
      events.accept(new HostEvent.Text(Character.toString(character)));
    } else if (character != lastCode) {
      events.accept(new Input.Key(character));
    }
    lastCode = GlfwKeys.NONE;
  }

  private void askedToClose(long handle) {
    glfwSetWindowShouldClose(handle, false);
    events.accept(new HostEvent.Close());
  }

  private void resized(int width, int height) {
    window.measure();
    isAtNewPlace = pollsHeld > 0;
    events.accept(new HostEvent.Resize(width, height));
  }

  private void dropped(int count, long names) {
    for (int i = 0; i < count; i++) {
      events.accept(new HostEvent.DropFile(Path.of(GLFWDropCallback.getName(names, i))));
    }
  }
}
