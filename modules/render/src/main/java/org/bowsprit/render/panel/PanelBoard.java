package org.bowsprit.render.panel;

import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

/**
 * The page and the pending events of a {@link TextPanel}. It may be used by the program's thread
 * and a window system's thread at the same time.
 *
 * @since 1.0
 */
public final class PanelBoard {

  private final Queue<PanelEvent> events = new ConcurrentLinkedQueue<>();
  private volatile PanelPage page = PanelPage.of(List.of());

  /** Creates an empty board. */
  public PanelBoard() {}

  /**
   * Replaces the page.
   *
   * @return whether the page has changed
   */
  public boolean show(PanelPage newPage) {
    Objects.requireNonNull(newPage, "page must not be null");
    boolean isChanged = !newPage.equals(page);
    page = newPage;
    return isChanged;
  }

  public PanelPage page() {
    return page;
  }

  /**
   * Returns a line of the page.
   *
   * @param row the row, counted from 0; an empty line is returned for a row beyond the page
   */
  public PanelLine line(int row) {
    List<PanelLine> lines = page.lines();
    return row >= 0 && row < lines.size() ? lines.get(row) : PanelLine.plain("");
  }

  /** Records an event. */
  public void happened(PanelEvent event) {
    events.add(event);
  }

  /** Reports all events since the last call, oldest first; see {@link TextPanel#poll}. */
  public void poll(Consumer<? super PanelEvent> sink) {
    for (PanelEvent event = events.poll(); event != null; event = events.poll()) {
      sink.accept(event);
    }
  }
}
