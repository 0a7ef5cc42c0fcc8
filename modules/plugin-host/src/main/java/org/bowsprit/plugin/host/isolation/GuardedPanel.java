package org.bowsprit.plugin.host.isolation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;

/**
 * A panel that may fail. After a failure, it requests to be closed, and the game continues without
 * it. If the renderer of the panel is replaced, the panel is reported as lost instead.
 */
final class GuardedPanel implements TextPanel {

  private final Guard<TextPanel> panel;
  private Optional<PanelEvent> endEvent = Optional.empty();

  /**
   * Guards a panel.
   *
   * @param notes receives one line if the panel fails
   */
  GuardedPanel(TextPanel panel, Consumer<String> notes) {
    this.panel =
        new Guard<>(
            panel,
            reason -> {
              endEvent = Optional.of(new PanelEvent.Close());
              notes.accept("the panel broke: " + reason);
            });
  }

  /** Reports to the host that the panel's renderer was replaced. */
  void markLost() {
    panel.detach();
    endEvent = Optional.of(new PanelEvent.Lost());
  }

  @Override
  public int columns() {
    return panel.ask(TextPanel::columns, 1);
  }

  @Override
  public int rows() {
    return panel.ask(TextPanel::rows, 1);
  }

  @Override
  public void show(PanelPage page) {
    panel.run(on -> on.show(page));
  }

  @Override
  public void poll(Consumer<? super PanelEvent> sink) {
    // The host acts on the events later, so that failures of the host do not count as failures of
    // the panel.
    List<PanelEvent> events = new ArrayList<>();
    if (panel.run(from -> from.poll(events::add))) {
      events.forEach(sink);
    }
    endEvent.ifPresent(sink);
  }

  @Override
  public boolean hasKeyboard() {
    return panel.ask(TextPanel::hasKeyboard, true);
  }

  @Override
  public void typing(boolean isFocused) {
    panel.run(to -> to.typing(isFocused));
  }

  @Override
  public void enlarge(boolean larger) {
    panel.run(to -> to.enlarge(larger));
  }

  @Override
  public void close() {
    panel.run(TextPanel::close);
  }
}
