package org.bowsprit.render.terminal;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.panel.TextPanel;
import org.bowsprit.render.pixel.LastFrame;
import org.bowsprit.render.pixel.Picture;
import org.bowsprit.render.pixel.Viewport;

/**
 * Shows the game in the cells of a terminal.
 *
 * @since 0.1
 */
public final class TerminalRenderer implements Renderer {

  /** The number of polls between two queries of the terminal's size. This is about one second. */
  private static final int POLLS_BETWEEN_SIZES = 60;

  private final TerminalLine line;
  private final TerminalTraits traits;
  private final TerminalInput input;
  private final Queue<RenderEvent> events = new ArrayDeque<>();
  private final LastFrame lastFrame = new LastFrame();
  private final Picture picture = new Picture();
  private final AnsiBuffer out = new AnsiBuffer();
  private DisplaySettings settings;
  private CellGrid cells;
  private CellPainter painter;
  private CellPointer pointer;
  private CaptionPainter captionPainter;
  private SplitPanel panel;
  private long bytesSent;
  private int pollCount;
  private boolean isLost;

  TerminalRenderer(TerminalLine line, DisplaySettings settings, TerminalTraits traits) {
    this.line = line;
    this.traits = traits;
    this.cells = new CellGrid(line.columns(), line.rows());
    this.input =
        new TerminalInput(() -> captionPainter.pixels(), () -> panel, this::resize, events::add);
    apply(settings);
  }

  @Override
  public void present(Frame frame) {
    boolean changed = lastFrame.changesTo(frame);
    if (!changed && (panel == null || !panel.needsPainting())) {
      return;
    }
    if (changed) {
      picture.paint(frame);
      captionPainter.removeLetters(frame, picture.colours());
    }
    painter.paint(picture.colours());
    if (CaptionPainter.isNeeded(painter.viewport())) {
      pointer.paint(frame);
    }
    captionPainter.paint(frame);
    if (panel != null) {
      panel.paint(cells, traits.colours());
    }
    out.append(Escapes.BEGIN_UPDATE);
    int before = out.count();
    cells.writeChanges(out, traits.colours());
    if (out.count() == before) {
      out.clear();
    } else {
      out.append(Escapes.END_UPDATE);
      flush();
    }
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    if (++pollCount % POLLS_BETWEEN_SIZES == 0) {
      out.append(Escapes.QUERY_SIZE);
      flush();
    }
    receive();
    if (line.wasReclaimed()) {
      apply(settings);
    }
    for (RenderEvent event = events.poll(); event != null; event = events.poll()) {
      sink.accept(event);
    }
  }

  @Override
  public void apply(DisplaySettings newSettings) {
    boolean isKnown = traits.filters().contains(newSettings.filter());
    settings =
        newSettings
            .withFilter(isKnown ? newSettings.filter() : DisplaySettings.NEAREST)
            .withFullscreen(false)
            .withVsync(false);
    arrange();
    out.append(Escapes.title(settings.title())).append(Escapes.CLEAR);
    flush();
    cells.requireFullUpdate();
    lastFrame.forget();
  }

  private void arrange() {
    CellArea area = panel == null ? CellArea.ofAll(cells) : CellArea.picture(cells);
    painter =
        new CellPainter(traits.style(settings.filter()), traits.colours(), cells, area, settings);
    pointer = new CellPointer(cells, painter.viewport(), traits.colours());
    captionPainter = new CaptionPainter(cells, painter.viewport(), traits);
    lastFrame.forget();
  }

  @Override
  public boolean readsCaptions() {
    return traits.writesCaptions() && CaptionPainter.isNeeded(painter.viewport());
  }

  @Override
  public Optional<TextPanel> openPanel(String title) {
    panel = new SplitPanel(CellArea.panel(cells), this::closePanel);
    arrange();
    return Optional.of(panel);
  }

  private void closePanel() {
    panel = null;
    arrange();
  }

  @Override
  public DisplaySettings settings() {
    return settings;
  }

  @Override
  public List<String> filters() {
    return traits.filters();
  }

  @Override
  public boolean ownsTerminal() {
    return true;
  }

  @Override
  public void close() {
    line.close();
  }

  /** Returns the position of the picture, in squares of one column and half a row. */
  Viewport viewport() {
    return painter.viewport();
  }

  /** Returns the number of bytes sent to the terminal so far. */
  long bytesSent() {
    return bytesSent;
  }

  private void resize(int columns, int rows) {
    if (columns != cells.columns() || rows != cells.rows()) {
      cells = new CellGrid(columns, rows);
      if (panel != null) {
        panel.moveTo(CellArea.panel(cells));
      }
      apply(settings);
      events.add(new HostEvent.Resize(columns, rows));
    }
  }

  private void receive() {
    try {
      input.readFrom(line);
    } catch (IOException e) {
      handleLoss();
    }
  }

  private void flush() {
    try {
      if (!isLost) {
        line.send(out.bytes(), out.count());
        bytesSent += out.count();
      }
    } catch (IOException e) {
      handleLoss();
    }
    out.clear();
  }

  private void handleLoss() {
    if (!isLost) {
      isLost = true;
      events.add(new HostEvent.Close());
    }
  }
}
