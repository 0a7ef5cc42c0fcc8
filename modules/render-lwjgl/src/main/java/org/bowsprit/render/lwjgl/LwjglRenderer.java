package org.bowsprit.render.lwjgl;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.dock.PanelDock;
import org.bowsprit.render.dock.PanelPlace;
import org.bowsprit.render.panel.TextPanel;
import org.bowsprit.render.pixel.CellSet;
import org.bowsprit.render.pixel.Viewport;

/**
 * A GLFW window that shows the game through OpenGL.
 *
 * @since 0.1
 */
public final class LwjglRenderer implements Renderer {

  private final Queue<RenderEvent> events = new ConcurrentLinkedQueue<>();
  private final FolderDialog dialog = new FolderDialog();
  private final Filters filters;
  private final PanelDock dock = new PanelDock(this::redraw);
  private final GlfwWindow window;
  private final GlfwInput input;
  private final GlPainter painter;
  private final GlPanel panel;
  private final CellSet.Rectangles drawRectangle = this::draw;
  private final Gamepads gamepads;
  private DisplaySettings settings;
  private boolean isClosed;

  LwjglRenderer(DisplaySettings settings) throws RendererException {
    this.filters = new Filters(settings.options(), events::add);
    this.window = new GlfwWindow(settings, dock, events::add);
    try {
      this.painter = new GlPainter();
      this.panel = new GlPanel();
    } catch (IllegalStateException e) {
      window.close();
      throw new RendererException("OpenGL 3.3 does not work here: " + e.getMessage(), e);
    }
    this.gamepads = new Gamepads(PadPort.ofGlfw(), settings.options(), events::add);
    input = new GlfwInput(window, dock, events::add);
    input.listen();
    this.settings = settings.withFilter(selectFilter(settings.filter()));
    window.waitForRefresh(settings.vsync());
    window.show();
  }

  @Override
  public void present(Frame frame) {
    if (window.isMinimised()) {
      return;
    }
    CellSet changed = painter.upload(frame);
    if (changed.isEmpty() && !window.needsDrawing()) {
      return;
    }
    if (window.needsDrawing() || !painter.hasPointFilter() || !window.preservesBackBuffer()) {
      painter.draw(window.width(), window.height(), window.viewport());
      dock.place().ifPresent(this::drawPanel);
    } else {
      changed.forEach(drawRectangle);
    }
    window.swap();
  }

  private void drawPanel(PanelPlace place) {
    if (dock.needsPainting()) {
      panel.upload(dock, place);
    }
    panel.draw(place, window.height());
  }

  private void redraw() {
    window.redraw();
  }

  /** Draws a rectangle of the current picture. */
  private void draw(int left, int top, int right, int bottom) {
    Viewport viewport = window.viewport();
    int x = viewport.firstAreaX(left);
    int y = viewport.firstAreaY(top);
    int endY = viewport.firstAreaY(bottom);
    painter.draw(x, window.height() - endY, viewport.firstAreaX(right) - x, endY - y);
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    window.collectEvents();
    input.queryPointer();
    gamepads.poll();
    for (RenderEvent event = events.poll(); event != null; event = events.poll()) {
      sink.accept(event);
    }
  }

  @Override
  public void apply(DisplaySettings newSettings) {
    if (newSettings.fullscreen() != settings.fullscreen()) {
      input.holdPointer();
    }
    window.change(settings, newSettings);
    window.waitForRefresh(newSettings.vsync());
    settings = newSettings.withFilter(selectFilter(newSettings.filter()));
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
  public Optional<TextPanel> openPanel(String title) {
    return dock.open(window.width(), window.height());
  }

  @Override
  public boolean canChooseFiles() {
    return dialog.isAvailable();
  }

  @Override
  public void chooseFile(String title, Path folder) {
    dialog.open(title, folder, chosen -> events.add(new HostEvent.DropFile(chosen)));
  }

  @Override
  public void close() {
    if (!isClosed) {
      isClosed = true;
      panel.close();
      painter.close();
      window.close();
    }
  }

  /** Returns the window. For tests. */
  GlfwWindow window() {
    return window;
  }

  /** Returns the painter. For tests. */
  GlPainter painter() {
    return painter;
  }

  /**
   * Selects a filter; if that fails, selects the plain filter and reports the reason to the player.
   */
  private String selectFilter(String filter) {
    window.markDamaged();
    try {
      painter.use(filters.source(filter), filter.equals(DisplaySettings.NEAREST));
      return filter;
    } catch (ShaderException e) {
      events.add(new HostEvent.Notice("shader '" + filter + "': " + e.getMessage()));
      return selectPlainFilter();
    }
  }

  private String selectPlainFilter() {
    try {
      painter.use(filters.source(DisplaySettings.NEAREST), true);
      return DisplaySettings.NEAREST;
    } catch (ShaderException e) {
      throw new IllegalStateException("our own shader is broken: " + e.getMessage(), e);
    }
  }
}
