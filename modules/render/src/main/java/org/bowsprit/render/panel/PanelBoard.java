package org.bowsprit.render.panel;

import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

/**
 * What every {@link TextPanel} of a renderer keeps: the page it shows and what happened at it. May
 * be used by the program's thread and that of a window system at a time.
 *
 * @since 1.0
 */
public final class PanelBoard {

  private final Queue<PanelEvent> events = new ConcurrentLinkedQueue<>();
  private volatile PanelPage page = PanelPage.of(List.of());

  /** Creates an empty one. */
  public PanelBoard() {}

  /**
   * Takes a page in place of the last one.
   *
   * @return whether it is another
   */
  public boolean show(PanelPage shown) {
    Objects.requireNonNull(shown, "page must not be null");
    boolean changes = !shown.equals(page);
    page = shown;
    return changes;
  }

  public PanelPage page() {
    return page;
  }

  /**
   * Returns a line of the page.
   *
   * @param row counted from 0; where the page has none, an empty line
   */
  public PanelLine line(int row) {
    List<PanelLine> lines = page.lines();
    return row >= 0 && row < lines.size() ? lines.get(row) : PanelLine.plain("");
  }

  /** Takes note of something that happened. */
  public void happened(PanelEvent event) {
    events.add(event);
  }

  /** Tells what happened since the last call, oldest first; see {@link TextPanel#poll}. */
  public void poll(Consumer<? super PanelEvent> sink) {
    for (PanelEvent event = events.poll(); event != null; event = events.poll()) {
      sink.accept(event);
    }
  }
}
