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
   * The number of rounds between two queries whether the renderer reads captions. It is queried ten
   * times per second, if it was polled for events in the meantime.
   */
  private static final int POLLS_BETWEEN_CAPTION_QUERIES = 6;

  private final Consumer<String> notes;
  private final RequestQueue exchangeRequests = new RequestQueue();
  private final PollSchedule schedule = new PollSchedule();
  private final LastFrame lastFrame = new LastFrame();
  private final List<String> failedIds = new ArrayList<>();
  private RendererChooser renderers;
  private Guard<Renderer> guard;
  private Optional<GuardedPanel> panel = Optional.empty();
  private String id;
  private DisplaySettings settings;
  private boolean hasEnded;
  private boolean readsCaptions;
  private int captionQueryCount;
  private boolean wasPolled;

  /**
   * Opens a renderer.
   *
   * @param renderers opens the renderer and its replacements
   * @param requestedId the id of the requested renderer; empty for the best renderer
   * @param settings the player's settings
   * @param notes receives one line for each renderer that fails
   * @throws RendererException if no renderer could be opened; the message contains each reason
   */
  public GuardedRenderer(
      RendererChooser renderers,
      String requestedId,
      DisplaySettings settings,
      Consumer<String> notes)
      throws RendererException {
    this.renderers = renderers;
    this.settings = settings;
    this.notes = notes;
    continueWith(renderers.open(requestedId, settings));
  }

  private void continueWith(RendererChooser.Choice choice) {
    id = choice.id();
    captionQueryCount = 0;
    lastFrame.forget();
    schedule.restart(false);
    panel.ifPresent(GuardedPanel::markLost);
    panel = Optional.empty();
    guard = new Guard<>(choice.renderer(), this::replaceRenderer);
    // If the renderer fails during this call, the call has already been made for its replacement.
    guard.run(renderer -> schedule.restart(renderer.announcesBy(schedule)));
  }

  private void replaceRenderer(String reason) {
    failedIds.add(id);
    notes.accept("renderer " + id + " broke: " + reason);
    try {
      continueWith(renderers.without(failedIds).open("", settings));
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
  public void exchange(RendererProvider newProvider) {
    exchangeRequests.runAndWait(() -> exchangeNow(newProvider));
  }

  private void exchangeNow(RendererProvider newProvider) {
    if (hasEnded) {
      return;
    }
    settings = settings();
    closeCurrent();
    try {
      continueWith(
          new RendererChooser(List.of(newProvider), reason -> {}).open(newProvider.id(), settings));
      renderers = renderers.withReplacement(newProvider);
    } catch (RendererException e) {
      reopen();
      throw new IllegalStateException(e.getMessage(), e);
    }
  }

  private void reopen() {
    try {
      continueWith(renderers.open(id, settings));
    } catch (RendererException e) {
      endGame(e);
    }
  }

  private void endGame(RendererException cause) {
    hasEnded = true;
    notes.accept("the game ends here: " + cause.getMessage());
  }

  /** Returns the id of the current renderer. */
  public String id() {
    return id;
  }

  /** Returns the ids of the renderers that failed, in the order of their failures. */
  public List<String> failedIds() {
    return List.copyOf(failedIds);
  }

  @Override
  public void present(Frame frame) {
    exchangeRequests.runPending();
    boolean isNew = lastFrame.replaceIfDifferent(frame);
    if (isNew || schedule.isPolled()) {
      guard.run(renderer -> renderer.present(frame));
    }
  }

  @Override
  public void poll(Consumer<? super RenderEvent> sink) {
    exchangeRequests.runPending();
    if (hasEnded) {
      sink.accept(new HostEvent.Close());
      return;
    }
    if (!schedule.beginRound()) {
      return;
    }
    // The host acts on the events later, so that failures of the host do not count as failures of
    // the renderer.
    List<RenderEvent> events = new ArrayList<>();
    if (guard.run(renderer -> renderer.poll(events::add))) {
      events.forEach(sink);
    }
  }

  @Override
  public void apply(DisplaySettings newSettings) {
    settings = newSettings;
    guard.run(renderer -> renderer.apply(newSettings));
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
    wasPolled |= schedule.isPolled();
    if (captionQueryCount++ % POLLS_BETWEEN_CAPTION_QUERIES == 0 && wasPolled) {
      wasPolled = false;
      readsCaptions = guard.ask(Renderer::readsCaptions, false);
    }
    return readsCaptions;
  }

  @Override
  public Optional<TextPanel> openPanel(String title) {
    Optional<TextPanel> opened = guard.ask(renderer -> renderer.openPanel(title), Optional.empty());
    panel = opened.map(textPanel -> new GuardedPanel(textPanel, notes));
    return panel.map(TextPanel.class::cast);
  }

  @Override
  public boolean canChooseFiles() {
    return guard.ask(Renderer::canChooseFiles, false);
  }

  @Override
  public void chooseFile(String title, Path folder) {
    guard.run(renderer -> renderer.chooseFile(title, folder));
  }

  @Override
  public void close() {
    exchangeRequests.close();
    closeCurrent();
  }

  private void closeCurrent() {
    try {
      guard.close();
    } catch (Exception | Error e) {
      // This runs a plugin's code, so even an Error must not end the program.
      failedIds.add(id);
      notes.accept("renderer " + id + " broke: " + Thrown.asLine(e));
    }
  }
}
