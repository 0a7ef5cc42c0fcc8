package org.bowsprit.player.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.render.Input;

/** Gives earlier input to a session again. Each event is given before its iteration. */
final class Playback implements SessionListener {

  private final Deque<InputEvent> events;
  private final Consumer<Input> session;
  private final LongSupplier ticks;

  /**
   * Creates a playback.
   *
   * @param events the input, in ascending order of iterations
   * @param session receives the input
   * @param ticks returns the number of iterations that the session has played
   */
  Playback(List<InputEvent> events, Consumer<Input> session, LongSupplier ticks) {
    this.events = new ArrayDeque<>(events);
    this.session = session;
    this.ticks = ticks;
  }

  /** Returns whether no input is left. */
  boolean isOver() {
    return events.isEmpty();
  }

  @Override
  public void beforeTick() {
    while (!events.isEmpty() && events.peek().tick() <= ticks.getAsLong()) {
      session.accept(events.remove().input());
    }
  }
}
