package org.bowsprit.render.lwjgl;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.pixel.LastFrame;

/**
 * A GLFW window that shows the game through OpenGL.
 *
 * @since 0.1
 */
public final class LwjglRenderer implements Renderer {

  private final Queue<RenderEvent> events = new ArrayDeque<>();
  private final LastFrame lastFrame = new LastFrame();
  private final Filters filters;
  private final GlfwWindow window;
  private final GlfwInput input;
  private final GlPainter painter;
  private final Gamepads gamepads;
  private DisplaySettings settings;
  private boolean closed;

  LwjglRenderer(DisplaySettings settings) throws RendererException {
    this.filters = new Filters(settings.options(), events::add);
    this.window = new GlfwWindow(settings, events::add);
    try {
      this.painter = new GlPainter();
    } catch (ShaderException | IllegalStateException e) {
      window.close();
      throw new RendererException("OpenGL 3.3 does not work here: " + e.getMessage(), e);
    }
    this.gamepads = new Gamepads(settings.options(), events::add);
    input = new GlfwInput(window, events::add);
    input.listen();
    this.settings = settings.withFilter(choose(settings.filter()));
    window.waitForRefresh(settings.vsync());
    window.show();
  }

  @Override
  public void present(Frame frame) {
    boolean changed = lastFrame.changesTo(frame);
    if (changed) {
      painter.upload(frame);
    }
    if (changed || window.needsDrawing()) {
      painter.draw(window.width(), window.height(), window.place());
      window.swap();
    }
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    window.collectEvents();
    input.catchUp();
    gamepads.poll();
    for (RenderEvent event = events.poll(); event != null; event = events.poll()) {
      sink.accept(event);
    }
  }

  @Override
  public void apply(DisplaySettings newSettings) {
    window.change(settings, newSettings);
    window.waitForRefresh(newSettings.vsync());
    settings = newSettings.withFilter(choose(newSettings.filter()));
  }

  @Override
  public DisplaySettings settings() {
    return settings;
  }

  @Override
  public List<String> filters() {
    return filters.ids();
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      painter.close();
      window.close();
    }
  }

  /** The window, for a test's hands. */
  GlfwWindow window() {
    return window;
  }

  /** The painter, for a test's eyes. */
  GlPainter painter() {
    return painter;
  }

  /** Turns a filter on, or the plain one with a word to the player why not. */
  private String choose(String filter) {
    window.damage();
    try {
      painter.use(filters.source(filter));
      return filter;
    } catch (ShaderException e) {
      events.add(new HostEvent.Notice("shader '" + filter + "': " + e.getMessage()));
      return plain();
    }
  }

  private String plain() {
    try {
      painter.use(filters.source(DisplaySettings.NEAREST));
      return DisplaySettings.NEAREST;
    } catch (ShaderException e) {
      throw new IllegalStateException("our own shader is broken: " + e.getMessage(), e);
    }
  }
}
