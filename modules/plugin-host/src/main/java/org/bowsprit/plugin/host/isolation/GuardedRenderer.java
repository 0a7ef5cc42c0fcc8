package org.bowsprit.plugin.host.isolation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.panel.TextPanel;

/**
 * A renderer that a game can rely on. If the renderer fails, it is closed, one line reports this,
 * and the best other renderer that opens takes its place. An open panel is then reported as lost.
 * If no renderer opens, this object requests to leave the game.
 */
public final class GuardedRenderer implements Renderer {

  /**
   * The number of rounds between two questions whether the renderer reads captions. It is asked ten
   * times per second, if it was asked for events in the meantime.
   */
  private static final int CAPTION_ROUNDS = 6;

  private final Consumer<String> notes;
  private final Handover handover = new Handover();
  private final Doorbell bell = new Doorbell();
  private final ShownFrame shown = new ShownFrame();
  private final List<String> lost = new ArrayList<>();
  private RendererChooser renderers;
  private Guard<Renderer> guard;
  private Optional<GuardedPanel> panel = Optional.empty();
  private String id;
  private DisplaySettings settings;
  private boolean dark;
  private boolean readsCaptions;
  private int captionRound;
  private boolean wasAsked;

  /**
   * Opens a renderer.
   *
   * @param renderers opens the renderer and its replacements
   * @param wanted the id of the requested renderer; empty for the best renderer
   * @param settings the player's settings
   * @param notes receives one line for each renderer that fails
   * @throws RendererException if no renderer could be opened; the message contains each reason
   */
  public GuardedRenderer(
      RendererChooser renderers, String wanted, DisplaySettings settings, Consumer<String> notes)
      throws RendererException {
    this.renderers = renderers;
    this.settings = settings;
    this.notes = notes;
    use(renderers.open(wanted, settings));
  }

  private void use(RendererChooser.Choice choice) {
    id = choice.id();
    captionRound = 0;
    shown.forget();
    bell.take(false);
    panel.ifPresent(GuardedPanel::lose);
    panel = Optional.empty();
    guard = new Guard<>(choice.renderer(), this::lose);
    // If a renderer fails on this call, its replacement has already been asked.
    guard.tell(on -> bell.take(on.announcesBy(bell)));
  }

  private void lose(String reason) {
    lost.add(id);
    notes.accept("renderer " + id + " broke: " + reason);
    try {
      use(renderers.without(lost).open("", settings));
      notes.accept("renderer: " + id);
    } catch (RendererException e) {
      endGame(e);
    }
  }

  /**
   * Continues with a newer version of a renderer, which replaces the current one. May be called
   * from any thread. Waits until the game's thread has made the exchange.
   *
   * @throws IllegalStateException if the newer version could not be opened; the older version is
   *     opened again
   */
  public void exchange(RendererProvider fresh) {
    handover.ask(() -> goOnWith(fresh));
  }

  private void goOnWith(RendererProvider fresh) {
    if (dark) {
      return;
    }
    settings = settings();
    closeCurrent();
    try {
      use(new RendererChooser(List.of(fresh), reason -> {}).open(fresh.id(), settings));
      renderers = renderers.with(fresh);
    } catch (RendererException e) {
      reopen();
      throw new IllegalStateException(e.getMessage(), e);
    }
  }

  private void reopen() {
    try {
      use(renderers.open(id, settings));
    } catch (RendererException e) {
      endGame(e);
    }
  }

  private void endGame(RendererException why) {
    dark = true;
    notes.accept("the game ends here: " + why.getMessage());
  }

  /** Returns the id of the current renderer. */
  public String id() {
    return id;
  }

  /** Returns the ids of the renderers that failed, in the order of their failures. */
  public List<String> lost() {
    return List.copyOf(lost);
  }

  @Override
  public void present(Frame frame) {
    handover.runPending();
    boolean isNew = shown.differs(frame);
    if (isNew || bell.isAnswered()) {
      guard.tell(on -> on.present(frame));
    }
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    handover.runPending();
    if (dark) {
      sink.accept(new HostEvent.Close());
      return;
    }
    if (!bell.answer()) {
      return;
    }
    // The host acts on the events later, so that failures of the host do not count as failures of
    // the renderer.
    List<RenderEvent> events = new ArrayList<>();
    if (guard.tell(from -> from.poll(events::add))) {
      events.forEach(sink);
    }
  }

  @Override
  public void apply(DisplaySettings newSettings) {
    settings = newSettings;
    guard.tell(to -> to.apply(newSettings));
  }

  @Override
  public DisplaySettings settings() {
    return guard.ask(Renderer::settings, settings);
  }

  @Override
  public List<String> filters() {
    return guard.ask(Renderer::filters, List.of(DisplaySettings.NEAREST));
  }

  @Override
  public boolean ownsTerminal() {
    return guard.ask(Renderer::ownsTerminal, false);
  }

  @Override
  public boolean readsCaptions() {
    wasAsked |= bell.isAnswered();
    if (captionRound++ % CAPTION_ROUNDS == 0 && wasAsked) {
      wasAsked = false;
      readsCaptions = guard.ask(Renderer::readsCaptions, false);
    }
    return readsCaptions;
  }

  @Override
  public Optional<TextPanel> openPanel(String title) {
    Optional<TextPanel> opened = guard.ask(on -> on.openPanel(title), Optional.empty());
    panel = opened.map(of -> new GuardedPanel(of, notes));
    return panel.map(TextPanel.class::cast);
  }

  @Override
  public boolean canChooseFiles() {
    return guard.ask(Renderer::canChooseFiles, false);
  }

  @Override
  public void chooseFile(String title, Path folder) {
    guard.tell(on -> on.chooseFile(title, folder));
  }

  @Override
  public void close() {
    handover.close();
    closeCurrent();
  }

  private void closeCurrent() {
    try {
      guard.close();
    } catch (Exception | Error e) {
      // This runs a plugin's code, so even an Error must not end the program.
      lost.add(id);
      notes.accept("renderer " + id + " broke: " + Thrown.inOneLine(e));
    }
  }
}
