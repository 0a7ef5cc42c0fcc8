package org.bowsprit.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.render.panel.TextPanel;

/**
 * Stands before a renderer that may break: one that throws is closed, told of in one line, and
 * followed by another; if none opens, by nothing, and the host is asked to leave.
 *
 * <p>Whoever shows through it needs no care of its own: whatever the renderer does, the game goes
 * on or ends in order.
 *
 * @since 0.1
 */
public final class GuardedRenderer implements Renderer {

  /** Opens what follows a renderer that broke. */
  public interface Successor {

    /**
     * Opens another renderer.
     *
     * @param lost ids of those that broke
     * @param settings how the player wants it
     * @throws RendererException if there is none that opens
     */
    RendererChooser.Choice open(List<String> lost, DisplaySettings settings)
        throws RendererException;
  }

  private final Successor successor;
  private final Consumer<String> notes;
  private final List<String> lost = new ArrayList<>();
  private Renderer renderer;
  private String id;
  private DisplaySettings settings;

  /**
   * Takes charge of a renderer.
   *
   * @param first the renderer, closed with this one
   * @param settings how it was opened
   * @param successor opens what follows it
   * @param notes takes the line that says what broke
   */
  public GuardedRenderer(
      RendererChooser.Choice first,
      DisplaySettings settings,
      Successor successor,
      Consumer<String> notes) {
    this.renderer = first.renderer();
    this.id = first.id();
    this.settings = settings;
    this.successor = successor;
    this.notes = notes;
  }

  /** Returns the ids of the renderers that broke, in their order. */
  public List<String> lost() {
    return List.copyOf(lost);
  }

  @Override
  public void present(Frame frame) {
    attempt(
        () -> {
          renderer.present(frame);
          return null;
        });
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    // The host acts on events outside of the attempt: its own failure is not the renderer's.
    List<RenderEvent> events = new ArrayList<>();
    attempt(
        () -> {
          renderer.poll(events::add);
          return null;
        });
    events.forEach(sink);
  }

  @Override
  public void apply(DisplaySettings newSettings) {
    settings = newSettings;
    attempt(
        () -> {
          renderer.apply(newSettings);
          return null;
        });
  }

  @Override
  public DisplaySettings settings() {
    return attempt(renderer::settings).orElse(settings);
  }

  @Override
  public List<String> filters() {
    return attempt(renderer::filters).orElse(List.of(DisplaySettings.NEAREST));
  }

  @Override
  public boolean ownsTerminal() {
    return attempt(renderer::ownsTerminal).orElse(false);
  }

  @Override
  public boolean readsCaptions() {
    return attempt(renderer::readsCaptions).orElse(false);
  }

  @Override
  public Optional<TextPanel> openPanel(String title) {
    return attempt(() -> renderer.openPanel(title))
        .flatMap(opened -> opened.map(panel -> new GuardedPanel(panel, notes)));
  }

  @Override
  public void close() {
    try {
      renderer.close();
    } catch (RuntimeException | Error e) {
      // Code of a stranger: not even an Error may end the program.
      lost.add(id);
      notes.accept("renderer " + id + " broke: " + Breakage.inOneLine(e));
    }
  }

  private <T> Optional<T> attempt(Supplier<T> work) {
    try {
      return Optional.ofNullable(work.get());
    } catch (RuntimeException | Error e) {
      // Code of a stranger: not even an Error may end the game.
      lose(e);
      return Optional.empty();
    }
  }

  private void lose(Throwable thrown) {
    Renderer broken = renderer;
    lost.add(id);
    notes.accept("renderer " + id + " broke: " + Breakage.inOneLine(thrown));
    close(broken);
    try {
      RendererChooser.Choice next = successor.open(List.copyOf(lost), settings);
      renderer = next.renderer();
      id = next.id();
      notes.accept("renderer: " + id);
    } catch (RendererException e) {
      renderer = new Dark(settings);
      notes.accept("the game ends here: " + e.getMessage());
    }
  }

  private static void close(Renderer renderer) {
    try {
      renderer.close();
    } catch (RuntimeException | Error e) {
      // It is lost already; that it cannot even be closed tells nobody anything new.
    }
  }

  /** What is left when there is nothing to show a game on: the wish to leave. */
  private record Dark(DisplaySettings settings) implements Renderer {

    @Override
    public void present(Frame frame) {
      // Nobody sees it.
    }

    @Override
    public void poll(Consumer<? super RenderEvent> sink) {
      sink.accept(new HostEvent.Close());
    }

    @Override
    public void apply(DisplaySettings newSettings) {
      // Nobody sees it.
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }
}
