package org.bowsprit.render.headless;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.pixel.Picture;

/**
 * A renderer that shows nothing. It keeps the last picture for inspection, and writes frames to
 * files if the options name files.
 *
 * <p>Every presented frame lasts one jiffy in an animation.
 *
 * @since 0.1
 */
public final class HeadlessRenderer implements Renderer {

  private final Picture picture = new Picture();
  private final List<RenderEvent> events = new ArrayList<>();
  private final List<FrameSink> sinks;
  private final long framesToShow;
  private DisplaySettings settings;
  private long framesShown;
  private boolean isClosed;

  HeadlessRenderer(DisplaySettings settings) throws RendererException {
    this.settings = settings.withFilter(DisplaySettings.NEAREST);
    HeadlessOptions options = new HeadlessOptions(settings.options());
    this.framesToShow = options.frames();
    this.sinks = options.openSinks();
  }

  @Override
  public void present(Frame frame) {
    picture.paint(frame);
    for (FrameSink sink : List.copyOf(sinks)) {
      write(sink, frame);
    }
    framesShown++;
    if (framesShown == framesToShow) {
      events.add(new HostEvent.Close());
    }
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    for (RenderEvent event : events) {
      sink.accept(event);
    }
    events.clear();
  }

  @Override
  public void apply(DisplaySettings newSettings) {
    settings = newSettings.withFilter(DisplaySettings.NEAREST);
  }

  @Override
  public DisplaySettings settings() {
    return settings;
  }

  @Override
  public void close() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    for (FrameSink sink : sinks) {
      try {
        sink.close();
      } catch (IOException e) {
        reportFailure(e);
      }
    }
  }

  /**
   * Queues an event as if a player had caused it.
   *
   * @param event the event that the next call of {@link #poll} reports
   */
  public void post(RenderEvent event) {
    events.add(event);
  }

  /** Returns the 320 × 200 colours of the last frame, each as 0xFFRRGGBB. */
  public int[] shown() {
    return picture.colours().clone();
  }

  private void write(FrameSink sink, Frame frame) {
    try {
      sink.write(frame);
    } catch (IOException e) {
      sinks.remove(sink);
      reportFailure(e);
    }
  }

  private void reportFailure(IOException e) {
    events.add(new HostEvent.Notice("frames can no longer be written: " + e.getMessage()));
    events.add(new HostEvent.Close());
  }
}
