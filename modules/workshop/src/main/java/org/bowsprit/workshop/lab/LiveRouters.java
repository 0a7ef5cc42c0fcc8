package org.bowsprit.workshop.lab;

import java.util.List;
import org.bowsprit.routelab.experiment.Contestant;
import org.bowsprit.routelab.live.LiveLaboratory;

/**
 * The installed routers as they answer a page: one question at a time, each router with a time
 * limit, those under development by their newest version.
 */
public final class LiveRouters {

  private final LiveLaboratory laboratory;
  private int reloads;

  LiveRouters(List<Contestant> contestants) {
    laboratory = new LiveLaboratory(contestants);
  }

  /** Returns the routers: {@code [{id, name}]}. */
  String routers() {
    return laboratory.routers();
  }

  /** Returns the answer to a question. */
  synchronized String answer(String question) {
    return laboratory.answer(question);
  }

  /** Takes note that a router was loaded anew. */
  synchronized void reloaded() {
    laboratory.forgetFloor();
    reloads++;
    notifyAll();
  }

  /**
   * Returns how often routers were loaded anew.
   *
   * @param seen waits while it is still this number
   * @param millis and for no longer than this
   */
  synchronized int reloads(int seen, long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    for (long left = millis; reloads == seen && left > 0; ) {
      wait(left);
      left = (end - System.nanoTime()) / 1_000_000;
    }
    return reloads;
  }
}
