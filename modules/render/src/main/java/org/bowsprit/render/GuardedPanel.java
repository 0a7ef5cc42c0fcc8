package org.bowsprit.render;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;

/** A panel that may break: it then asks to be closed, and the game goes on without it. */
final class GuardedPanel implements TextPanel {

  private final TextPanel panel;
  private final Consumer<String> notes;
  private boolean broken;

  /**
   * Guards a panel.
   *
   * @param panel what may break
   * @param notes is told once if it does
   */
  GuardedPanel(TextPanel panel, Consumer<String> notes) {
    this.panel = panel;
    this.notes = notes;
  }

  @Override
  public int columns() {
    return attempt(panel::columns, 1);
  }

  @Override
  public int rows() {
    return attempt(panel::rows, 1);
  }

  @Override
  public void show(PanelPage page) {
    attempt(() -> panel.show(page));
  }

  @Override
  public void poll(Consumer<? super PanelEvent> sink) {
    // The host acts on events outside of the attempt: its own failure is not the panel's.
    List<PanelEvent> events = new ArrayList<>();
    attempt(() -> panel.poll(events::add));
    events.forEach(sink);
    if (broken) {
      sink.accept(new PanelEvent.Close());
    }
  }

  @Override
  public boolean hasKeyboard() {
    return attempt(panel::hasKeyboard, true);
  }

  @Override
  public void typing(boolean here) {
    attempt(() -> panel.typing(here));
  }

  @Override
  public void close() {
    attempt(panel::close);
  }

  private void attempt(Runnable work) {
    attempt(
        () -> {
          work.run();
          return true;
        },
        false);
  }

  private <T> T attempt(Supplier<T> work, T otherwise) {
    if (broken) {
      return otherwise;
    }
    try {
      return work.get();
    } catch (RuntimeException | Error e) {
      // Code of a stranger: not even an Error may end the game.
      broken = true;
      notes.accept("the panel broke: " + Breakage.inOneLine(e));
      return otherwise;
    }
  }
}
