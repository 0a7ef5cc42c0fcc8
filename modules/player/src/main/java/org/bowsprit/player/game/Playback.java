package org.bowsprit.player.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.render.Input;

/** Replays earlier input in a session. Each event is passed to the session before its iteration. */
final class Playback implements SessionListener {

  private final Deque<InputEvent> events;
  private final Consumer<Input> receiver;
  private final LongSupplier ticks;

  /**
   * Creates a playback.
   *
   * @param events the input, in ascending order of iterations
   * @param receiver receives the input
   * @param ticks returns the number of iterations that the session has played
   */
  Playback(List<InputEvent> events, Consumer<Input> receiver, LongSupplier ticks) {
    this.events = new ArrayDeque<>(events);
    this.receiver = receiver;
    this.ticks = ticks;
  }

  /** Returns whether no input is left. */
  boolean isOver() {
    return events.isEmpty();
  }

  @Override
  public void beforeTick() {
    while (!events.isEmpty() && events.peek().tick() <= ticks.getAsLong()) {
      receiver.accept(events.remove().input());
    }
  }
}
