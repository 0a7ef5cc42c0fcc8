package org.bowsprit.render.lwjgl;

import static org.lwjgl.glfw.GLFW.*;

import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.dock.PanelDock;
import org.bowsprit.render.pixel.Viewport;
import org.lwjgl.PointerBuffer;
import org.lwjgl.glfw.Callbacks;
import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.glfw.GLFWVidMode;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11C;

/**
 * The GLFW window with its OpenGL 3.3 context: size, title, full screen, place of the picture.
 *
 * <p>GLFW measures window sizes in screen coordinates and drawing areas in device pixels; their
 * ratio is {@link #density()}.
 */
final class GlfwWindow implements AutoCloseable {

  /** The share of a monitor that window borders and a task bar leave for the picture. */
  private static final double USABLE_SHARE = 0.9;

  /**
   * The number of pictures to draw after a change. The first one may still be drawn into an area of
   * the previous size.
   */
  private static final int DRAWS_AFTER_CHANGE = 3;

  private final PanelDock dock;
  private final Consumer<RenderEvent> events;
  private final GlfwErrors errors = new GlfwErrors();
  private final long handle;
  private final boolean preservesBackBuffer;
  private final int[] first = new int[1];
  private final int[] second = new int[1];
  private int width;
  private int height;
  private Aspect aspect;
  private Fit fit;
  private int drawsLeft = DRAWS_AFTER_CHANGE;
  private boolean isMinimised;

  GlfwWindow(DisplaySettings settings, PanelDock dock, Consumer<RenderEvent> events)
      throws RendererException {
    this.dock = dock;
    this.events = events;
    this.aspect = settings.aspect();
    this.fit = settings.fit();
    GLFWErrorCallback.create(errors).set();
    if (!glfwInit()) {
      throw new RendererException("GLFW does not start: " + errors.last());
    }
    handle = create(settings);
    glfwMakeContextCurrent(handle);
    GL.createCapabilities();
    preservesBackBuffer = glfwGetPlatform() == GLFW_PLATFORM_X11 && isDrawnByProcessor();
    glfwSetInputMode(handle, GLFW_CURSOR, GLFW_CURSOR_HIDDEN);
    measure();
    arrange(settings);
    measure();
  }

  private long create(DisplaySettings settings) throws RendererException {
    glfwDefaultWindowHints();
    glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
    // Flat pictures need neither of these buffers, and Mesa would copy both with every picture.
    glfwWindowHint(GLFW_DEPTH_BITS, 0);
    glfwWindowHint(GLFW_STENCIL_BITS, 0);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
    glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
    glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
    long created = glfwCreateWindow(Frame.WIDTH, 240, settings.title(), 0, 0);
    if (created == 0) {
      glfwTerminate();
      throw new RendererException("no window with OpenGL 3.3: " + errors.last());
    }
    return created;
  }

  private static boolean isDrawnByProcessor() {
    String renderer = GL11C.glGetString(GL11C.GL_RENDERER);
    return renderer != null && (renderer.startsWith("llvmpipe") || renderer.startsWith("softpipe"));
  }

  void show() {
    glfwShowWindow(handle);
    glfwFocusWindow(handle);
  }

  void change(DisplaySettings previous, DisplaySettings current) {
    aspect = current.aspect();
    fit = current.fit();
    glfwSetWindowTitle(handle, current.title());
    boolean isOtherSize =
        current.scale() != previous.scale() || current.aspect() != previous.aspect();
    boolean isOtherScreen = current.fullscreen() && current.monitor() != previous.monitor();
    if (current.fullscreen() != previous.fullscreen() || isOtherScreen) {
      arrange(current);
    } else if (isOtherSize && !current.fullscreen()) {
      arrange(current.withSize(0, 0));
    }
    markDamaged();
  }

  /**
   * Sets whether each picture waits for the monitor's refresh. Wayland never tears pictures, but it
   * blocks a hidden window, and the game with it, until the window is visible again.
   */
  void waitForRefresh(boolean isEnabled) {
    glfwSwapInterval(isEnabled && glfwGetPlatform() != GLFW_PLATFORM_WAYLAND ? 1 : 0);
  }

  void swap() {
    drawsLeft = Math.max(0, drawsLeft - 1);
    glfwSwapBuffers(handle);
  }

  /**
   * Returns whether the back buffer keeps its contents after a swap, so that only changes need to
   * be drawn. OpenGL does not define this. Mesa's software rendering copies the buffer to an X
   * window and keeps it. Drawing only the changes then saves nearly all of the work.
   */
  boolean preservesBackBuffer() {
    return preservesBackBuffer;
  }

  void collectEvents() {
    glfwPollEvents();
  }

  /** Reads the new size of the drawing area. */
  void measure() {
    glfwGetFramebufferSize(handle, first, second);
    width = Math.max(1, first[0]);
    height = Math.max(1, second[0]);
    dock.resize(width, height);
    markDamaged();
  }

  /** Records whether the window is minimised; querying this state would wait for the X server. */
  void setMinimised(boolean newMinimised) {
    isMinimised = newMinimised;
    markDamaged();
  }

  /** Returns whether the window is minimised. */
  boolean isMinimised() {
    return isMinimised;
  }

  void markDamaged() {
    drawsLeft = DRAWS_AFTER_CHANGE;
  }

  /** Requests that the whole window is drawn at least once more. */
  void redraw() {
    drawsLeft = Math.max(1, drawsLeft);
  }

  boolean needsDrawing() {
    return drawsLeft > 0;
  }

  long handle() {
    return handle;
  }

  /** Returns the width of the drawing area in device pixels. */
  int width() {
    return width;
  }

  /** Returns the height of the drawing area in device pixels. */
  int height() {
    return height;
  }

  Viewport viewport() {
    return dock.picture(width, height, aspect, fit);
  }

  /** Returns the number of device pixels per screen coordinate. */
  double density() {
    glfwGetWindowSize(handle, first, second);
    return first[0] == 0 ? 1 : (double) width / first[0];
  }

  @Override
  public void close() {
    Callbacks.glfwFreeCallbacks(handle);
    glfwDestroyWindow(handle);
    glfwTerminate();
    GLFWErrorCallback callback = glfwSetErrorCallback(null);
    if (callback != null) {
      callback.free();
    }
  }

  private void arrange(DisplaySettings settings) {
    long monitor = monitor(settings.fullscreen() ? settings.monitor() : 0);
    GLFWVidMode mode = monitor == 0 ? null : glfwGetVideoMode(monitor);
    if (settings.fullscreen() && mode != null) {
      glfwSetWindowMonitor(handle, monitor, 0, 0, mode.width(), mode.height(), mode.refreshRate());
      return;
    }
    int areaWidth = mode == null ? 1024 : mode.width();
    int areaHeight = mode == null ? 768 : mode.height();
    int scale = settings.scale() > 0 ? settings.scale() : largestScale(areaWidth, areaHeight);
    boolean hasSize = settings.width() > 0 && settings.height() > 0;
    int wantedWidth = hasSize ? settings.width() : scale * Frame.WIDTH;
    int wantedHeight = hasSize ? settings.height() : Viewport.heightAt(scale, aspect);
    int windowWidth = Math.min(areaWidth, (int) Math.round(wantedWidth / density()));
    int windowHeight = Math.min(areaHeight, (int) Math.round(wantedHeight / density()));
    int x = Math.max(0, (areaWidth - windowWidth) / 2);
    int y = Math.max(0, (areaHeight - windowHeight) / 2);
    glfwSetWindowMonitor(handle, 0, x, y, windowWidth, windowHeight, GLFW_DONT_CARE);
  }

  private int largestScale(int areaWidth, int areaHeight) {
    double density = density() * USABLE_SHARE;
    return Viewport.largestScale((int) (areaWidth * density), (int) (areaHeight * density), aspect);
  }

  private long monitor(int number) {
    PointerBuffer monitors = glfwGetMonitors();
    if (monitors == null || monitors.limit() == 0) {
      return 0;
    }
    if (number < 0 || number >= monitors.limit()) {
      events.accept(new HostEvent.Notice("there is no monitor " + number + ", taking the first"));
      return monitors.get(0);
    }
    return monitors.get(number);
  }
}
