package org.bowsprit.examples.web;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.pixel.CursorPainter;

/**
 * Sends to each page the changes since the last picture that the page received, and reports the
 * input at the pages. The game continues when pages connect or disconnect.
 */
final class WebRenderer implements Renderer {

  private final byte[] indices = new byte[Frame.PIXELS];
  private final Queue<RenderEvent> events = new ConcurrentLinkedQueue<>();
  private final WebServer server;
  private final int frames;
  private DisplaySettings settings;
  private int shownFrames;

  private WebRenderer(WebOptions options) throws RendererException {
    this.frames = options.frames();
    this.server = WebServer.start(options, events::add);
  }

  static WebRenderer open(WebOptions options, DisplaySettings settings) throws RendererException {
    WebRenderer renderer = new WebRenderer(options);
    renderer.apply(settings);
    renderer.events.add(new HostEvent.Notice("play at " + renderer.server.address()));
    return renderer;
  }

  WebServer server() {
    return server;
  }

  @Override
  public void present(Frame frame) {
    CursorPainter.paint(frame, indices);
    String captionText = captionText(frame);
    server
        .pages()
        .forEach(
            page -> {
              page.sendPicture(indices, frame.palette(), frame.shake());
              page.sendText(captionText);
            });
    shownFrames++;
    if (shownFrames == frames) {
      events.add(new HostEvent.Close());
    }
  }

  /** Returns one line for each caption, with the area and the text of the caption. */
  private static String captionText(Frame frame) {
    return frame.captions().stream()
        .map(
            caption ->
                "%s %s %s %s %s\n"
                    .formatted(
                        caption.left(),
                        caption.top(),
                        caption.right(),
                        caption.bottom(),
                        caption.text()))
        .collect(Collectors.joining());
  }

  /** Returns true, because the page passes spoken lines to screen readers. */
  @Override
  public boolean readsCaptions() {
    return true;
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    for (RenderEvent event = events.poll(); event != null; event = events.poll()) {
      sink.accept(event);
    }
  }

  /** Applies the settings except the filter, because the page itself scales the picture. */
  @Override
  public void apply(DisplaySettings newSettings) {
    settings = newSettings.withFilter(DisplaySettings.NEAREST);
    server.setTitle(newSettings.title());
  }

  @Override
  public DisplaySettings settings() {
    return settings;
  }

  @Override
  public void close() {
    server.stop();
  }
}
