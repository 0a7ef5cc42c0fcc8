package org.bowsprit.render.swing;

import java.awt.Dimension;
import java.awt.Toolkit;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.dock.PanelDock;
import org.bowsprit.render.panel.TextPanel;
import org.bowsprit.render.pixel.CellSet;
import org.bowsprit.render.pixel.Picture;
import org.bowsprit.render.pixel.Viewport;

/**
 * A Swing window that shows the game.
 *
 * @since 0.1
 */
public final class SwingRenderer implements Renderer {

  private final Queue<RenderEvent> events = new ConcurrentLinkedQueue<>();
  private final Picture picture = new Picture();
  private final PanelDock dock = new PanelDock(this::announceEvent);
  private final GameCanvas canvas = new GameCanvas(dock, this::announceEvent);
  private final GameWindow window;
  private DisplaySettings settings;
  private volatile Runnable eventListener = () -> {};

  private SwingRenderer(DisplaySettings settings) {
    this.settings = settings;
    this.window = new GameWindow(canvas, this::addEvent);
  }

  static SwingRenderer open(DisplaySettings settings) throws RendererException {
    DisplaySettings supportedSettings = supported(settings);
    SwingRenderer[] opened = new SwingRenderer[1];
    try {
      SwingUtilities.invokeAndWait(() -> opened[0] = openOnEventThread(supportedSettings));
    } catch (InvocationTargetException e) {
      throw new RendererException("the window cannot be opened: " + e.getCause(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RendererException("opening the window was interrupted", e);
    }
    return opened[0];
  }

  private static SwingRenderer openOnEventThread(DisplaySettings settings) {
    SwingRenderer renderer = new SwingRenderer(settings);
    renderer.canvas.arrange(settings);
    new CanvasInput(renderer.canvas, renderer.dock, renderer::addEvent).listen();
    renderer.window.show(settings);
    return renderer;
  }

  private void addEvent(RenderEvent event) {
    events.add(event);
    announceEvent();
  }

  private void announceEvent() {
    eventListener.run();
  }

  @Override
  public boolean announcesBy(Runnable newListener) {
    eventListener = newListener;
    return true;
  }

  @Override
  public void present(Frame frame) {
    if (window.isMinimised()) {
      return;
    }
    CellSet changedCells = picture.update(frame);
    if (canvas.needsDrawing() || dock.needsPainting() || !changedCells.isEmpty()) {
      canvas.draw(picture.colours(), changedCells);
      Toolkit.getDefaultToolkit().sync();
    }
    if (GameWindow.isRehearsed()) {
      addEvent(new HostEvent.Close());
    }
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    for (RenderEvent event = events.poll(); event != null; event = events.poll()) {
      sink.accept(event);
    }
  }

  @Override
  public void apply(DisplaySettings newSettings) {
    DisplaySettings previous = settings;
    settings = supported(newSettings);
    onEventThread(
        () -> {
          canvas.arrange(settings);
          window.change(previous, settings);
        });
  }

  @Override
  public List<String> filters() {
    return PictureScaler.FILTERS;
  }

  @Override
  public DisplaySettings settings() {
    return settings;
  }

  @Override
  public Optional<TextPanel> openPanel(String title) {
    Dimension size = canvas.deviceSize();
    return dock.open(size.width, size.height);
  }

  @Override
  public boolean canChooseFiles() {
    return true;
  }

  @Override
  public void chooseFile(String title, Path folder) {
    SwingUtilities.invokeLater(
        () ->
            window
                .chooseFile(title, folder)
                .ifPresent(file -> addEvent(new HostEvent.DropFile(file))));
  }

  @Override
  public void close() {
    onEventThread(window::dispose);
  }

  /** Returns the position of the picture in the window, in device pixels. */
  Viewport viewport() {
    return canvas.currentViewport();
  }

  /** Returns the window. For tests. */
  GameWindow window() {
    return window;
  }

  private static DisplaySettings supported(DisplaySettings settings) {
    boolean isKnown = PictureScaler.FILTERS.contains(settings.filter());
    return settings
        .withFilter(isKnown ? settings.filter() : DisplaySettings.NEAREST)
        .withVsync(false);
  }

  static void onEventThread(Runnable work) {
    try {
      SwingUtilities.invokeAndWait(work);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("an action on the event thread failed", e.getCause());
    }
  }
}
