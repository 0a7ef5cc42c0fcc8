package org.bowsprit.examples.asciifilm;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.pixel.Picture;

/** Writes every Nth picture as text and closes after a given number of frames. */
final class AsciiFilmRenderer implements Renderer {

  private final Picture picture = new Picture();
  private final Queue<RenderEvent> events = new ArrayDeque<>();
  private final AsciiFilmOptions options;
  private Writer film;
  private DisplaySettings settings;
  private long shownFrames;

  AsciiFilmRenderer(DisplaySettings settings) throws RendererException {
    this.options = AsciiFilmOptions.of(settings.options());
    this.film = open(options);
    apply(settings);
  }

  private static Writer open(AsciiFilmOptions options) throws RendererException {
    if (options.out().isEmpty()) {
      return Writer.nullWriter();
    }
    try {
      return Files.newBufferedWriter(options.out().get());
    } catch (IOException e) {
      throw new RendererException("'" + options.out().get() + "' cannot be written", e);
    }
  }

  @Override
  public void present(Frame frame) {
    picture.paint(frame);
    if (shownFrames % options.every() == 0) {
      write("frame " + shownFrames + "\n" + AsciiPicture.of(picture.colours()));
    }
    shownFrames++;
    if (shownFrames == options.frames()) {
      events.add(new HostEvent.Close());
    }
  }

  /**
   * Writes a picture. If this fails, reports the failure and closes the renderer instead of
   * throwing an exception.
   */
  private void write(String text) {
    try {
      film.write(text);
    } catch (IOException e) {
      film = Writer.nullWriter();
      events.add(new HostEvent.Notice("the film file cannot be written: " + e.getMessage()));
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
    try {
      film.close();
    } catch (IOException e) {
      events.add(new HostEvent.Notice("the film could not be finished: " + e.getMessage()));
    }
    film = Writer.nullWriter();
  }

  /** Makes the next poll report an event. Tests call this in place of a player. */
  void post(RenderEvent event) {
    events.add(event);
  }

  /** Returns the last picture as 320 by 200 colours in the form 0xFFRRGGBB. */
  int[] colours() {
    return picture.colours().clone();
  }
}
