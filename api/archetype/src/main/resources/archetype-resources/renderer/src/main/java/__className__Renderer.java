package ${package};

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.pixel.Picture;

/**
 * Converts each frame to colours and stores the last picture. Closes after a given number of
 * frames.
 */
final class ${className}Renderer implements Renderer {

  private final Picture picture = new Picture();
  private final Queue<RenderEvent> events = new ConcurrentLinkedQueue<>();
  private final long frames;
  private DisplaySettings settings;
  private long shown;

  ${className}Renderer(DisplaySettings settings, long frames) {
    this.frames = frames;
    apply(settings);
  }

  /** Draw the painted picture here: 320 by 200 colours, with cursor, palette and shake applied. */
  @Override
  public void present(Frame frame) {
    picture.paint(frame);
    shown++;
    if (shown == frames) {
      events.add(new HostEvent.Close());
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
    settings = newSettings.withFilter(DisplaySettings.NEAREST);
  }

  @Override
  public DisplaySettings settings() {
    return settings;
  }

  @Override
  public void close() {
    events.clear();
  }

  /** Reports an event at the next poll. Call it from your window's listeners. */
  void post(RenderEvent event) {
    events.add(event);
  }

  /** Returns the last picture: 320 by 200 colours 0xFFRRGGBB. */
  int[] colours() {
    return picture.colours().clone();
  }
}
