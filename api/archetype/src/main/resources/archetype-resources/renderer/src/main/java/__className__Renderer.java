package ${package};

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.pixel.Picture;

/** Turns every frame into colours and keeps the last; leaves after as many frames as asked. */
final class ${className}Renderer implements Renderer {

  private final Picture picture = new Picture();
  private final Queue<RenderEvent> events = new ConcurrentLinkedQueue<>();
  private final long frames;
  private DisplaySettings settings;
  private long shown;

  ${className}Renderer(DisplaySettings settings, String framesOption) throws RendererException {
    this.frames = number(framesOption, settings.options().getOrDefault(framesOption, "0"));
    apply(settings);
  }

  private static long number(String option, String value) throws RendererException {
    try {
      return Long.parseLong(value);
    } catch (NumberFormatException e) {
      throw new RendererException(option + " must be a number, not '" + value + "'", e);
    }
  }

  /** Cursor, palette and shake are in the picture then; draw its colours, 320 by 200 of them. */
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

  /** The next poll reports this: your window's listeners call it. */
  void post(RenderEvent event) {
    events.add(event);
  }

  /** The last picture: 320 by 200 colours 0xFFRRGGBB. */
  int[] colours() {
    return picture.colours().clone();
  }
}
