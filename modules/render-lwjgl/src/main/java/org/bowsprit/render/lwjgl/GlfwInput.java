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

/**
 * Receives the events of a window and reports them in units of the game, such as pixels of its
 * screen.
 */
final class GlfwInput {

  private static final int POLLS_PER_QUERY = 8;

  /** The number of polls within which a window system moves a window. */
  private static final int POLLS_TO_MOVE = 60;

  /** The number of polls after which all events of the window's former position have arrived. */
  private static final int POLLS_TO_SETTLE = 3;

  private static final int PASTE_KEY = KeyCodes.typed('v', true, false);

  private final GlfwWindow window;
  private final PanelDock dock;
  private final Consumer<RenderEvent> eventListener;
  private final double[] pointerX = new double[1];
  private final double[] pointerY = new double[1];
  private double lastX;
  private double lastY;
  private int windowX;
  private int windowY;
  private boolean isOverPanel;
  private boolean isPressedInPanel;
  private int screenX;
  private int screenY;
  private boolean hasReported;
  private int polls;
  private int pollsToHold;
  private boolean hasNewSize;
  private int lastCode = GlfwKeys.NONE;

  GlfwInput(GlfwWindow window, PanelDock dock, Consumer<RenderEvent> eventListener) {
    this.window = window;
    this.dock = dock;
    this.eventListener = eventListener;
  }

  /** Registers the callbacks. The window frees them when it closes. */
  @SuppressWarnings("resource")
  void listen() {
    long handle = window.handle();
    glfwSetCursorPosCallback(handle, (w, x, y) -> onMove(x, y));
    glfwSetMouseButtonCallback(handle, (w, button, action, mods) -> onClick(button, action));
    glfwSetScrollCallback(handle, (w, x, y) -> onScroll(y));
    glfwSetKeyCallback(handle, (w, key, scan, action, mods) -> onKey(key, scan, action, mods));
    glfwSetCharCallback(handle, (w, character) -> onCharacter(character));
    glfwSetWindowFocusCallback(
        handle, (w, gained) -> eventListener.accept(new HostEvent.Focus(gained)));
    glfwSetWindowCloseCallback(handle, w -> onCloseRequest(w));
    glfwSetFramebufferSizeCallback(handle, (w, width, height) -> onResize(width, height));
    glfwSetWindowIconifyCallback(handle, (w, minimised) -> window.setMinimised(minimised));
    glfwSetWindowRefreshCallback(handle, w -> window.markDamaged());
    glfwSetDropCallback(handle, (w, count, names) -> onDrop(count, names));
  }

  /**
   * Queries the pointer position after the callbacks of a poll. GLFW does not report a move to the
   * position to which it last moved the pointer itself; if it has never moved the pointer, that
   * position is the corner of the window. The X server is queried in every eighth poll only,
   * because the query waits for the answer.
   */
  void queryPointer() {
    if (hasNewSize) {
      hasNewSize = false;
      pollsToHold = POLLS_TO_SETTLE;
      restorePointer();
    } else if (pollsToHold > 0) {
      pollsToHold--;
    }
    polls++;
    if (polls % POLLS_PER_QUERY != 0
        || glfwGetWindowAttrib(window.handle(), GLFW_HOVERED) == GLFW_FALSE) {
      return;
    }
    glfwGetCursorPos(window.handle(), pointerX, pointerY);
    if (pointerX[0] != lastX || pointerY[0] != lastY) {
      onMove(pointerX[0], pointerY[0]);
    }
  }

  /**
   * Keeps the mouse on the same point of the game until the window has another size. If the window
   * moves below a mouse at rest, the window system does not move the pointer with it.
   */
  void holdPointer() {
    pollsToHold = POLLS_TO_MOVE;
  }

  private void restorePointer() {
    if (hasReported) {
      double density = window.density();
      glfwSetCursorPos(
          window.handle(),
          window.viewport().areaX(screenX) / density,
          window.viewport().areaY(screenY) / density);
    }
  }

  private void onMove(double x, double y) {
    lastX = x;
    lastY = y;
    if (pollsToHold > 0) {
      return;
    }
    double density = window.density();
    windowX = (int) Math.floor(x * density);
    windowY = (int) Math.floor(y * density);
    showPointer(dock.contains(windowX, windowY));
    if (!isOverPanel) {
      report(window.viewport().screenX(windowX), window.viewport().screenY(windowY));
    }
  }

  private void report(int column, int row) {
    if (!hasReported || column != screenX || row != screenY) {
      hasReported = true;
      screenX = column;
      screenY = row;
      eventListener.accept(new Input.Move(screenX, screenY));
    }
  }

  /**
   * Shows the system's pointer over the panel. Over the picture, the game draws its own pointer.
   */
  private void showPointer(boolean visible) {
    if (visible != isOverPanel) {
      isOverPanel = visible;
      int mode = visible ? GLFW_CURSOR_NORMAL : GLFW_CURSOR_HIDDEN;
      glfwSetInputMode(window.handle(), GLFW_CURSOR, mode);
    }
  }

  private void onScroll(double notches) {
    if (isOverPanel) {
      dock.wheel(notches);
    } else {
      eventListener.accept(new HostEvent.Wheel(notches));
    }
  }

  private void onClick(int glfwButton, int action) {
    if (glfwButton != GLFW_MOUSE_BUTTON_LEFT && glfwButton != GLFW_MOUSE_BUTTON_RIGHT) {
      return;
    }
    if (action == GLFW_PRESS) {
      // The picture may have moved although the mouse has not, for example when a panel was opened.
      onMove(lastX, lastY);
      isPressedInPanel = dock.contains(windowX, windowY);
    }
    if (isPressedInPanel) {
      if (action == GLFW_PRESS && glfwButton == GLFW_MOUSE_BUTTON_LEFT) {
        dock.press(windowX, windowY);
      }
      return;
    }
    Button button = glfwButton == GLFW_MOUSE_BUTTON_LEFT ? Button.LEFT : Button.RIGHT;
    eventListener.accept(
        action == GLFW_PRESS
            ? new Input.Press(screenX, screenY, button)
            : new Input.Release(screenX, screenY, button));
  }

  private void onKey(int key, int scanCode, int action, int modifiers) {
    if (action == GLFW_RELEASE) {
      return;
    }
    int code = GlfwKeys.code(key, glfwGetKeyName(key, scanCode), modifiers);
    lastCode = code;
    if (code != GlfwKeys.NONE) {
      eventListener.accept(
          new Input.Key(
              code,
              (modifiers & GLFW_MOD_SHIFT) != 0,
              (modifiers & GLFW_MOD_CONTROL) != 0,
              (modifiers & GLFW_MOD_ALT) != 0));
    }
    if (code == PASTE_KEY) {
      String text = glfwGetClipboardString(window.handle());
      if (text != null) {
        eventListener.accept(new HostEvent.Text(text));
      }
    }
  }

  /**
   * Reports a typed character. A digit of the number pad is ignored, because it was already
   * reported as a key; with NumLock it is also typed.
   */
  private void onCharacter(int character) {
    if (!KeyCodes.isCharacter(character)) {
      eventListener.accept(new HostEvent.Text(Character.toString(character)));
    } else if (character != lastCode) {
      eventListener.accept(new Input.Key(character));
    }
    lastCode = GlfwKeys.NONE;
  }

  private void onCloseRequest(long handle) {
    glfwSetWindowShouldClose(handle, false);
    eventListener.accept(new HostEvent.Close());
  }

  private void onResize(int width, int height) {
    window.measure();
    hasNewSize = pollsToHold > 0;
    eventListener.accept(new HostEvent.Resize(width, height));
  }

  private void onDrop(int count, long names) {
    for (int i = 0; i < count; i++) {
      eventListener.accept(new HostEvent.DropFile(Path.of(GLFWDropCallback.getName(names, i))));
    }
  }
}
