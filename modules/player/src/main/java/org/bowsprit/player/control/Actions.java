package org.bowsprit.player.control;

import java.util.EnumMap;
import java.util.Map;

/** What is done when an action is asked for; an action without a handler does nothing. */
public final class Actions {

  private final Map<HostAction, Handler> handlers = new EnumMap<>(HostAction.class);

  /** What begins when a key or button goes down and ends when it comes up. */
  @FunctionalInterface
  public interface Handler {

    /**
     * Begins or ends.
     *
     * @param held whether the key or button is down now
     */
    void change(boolean held);
  }

  /** Makes actions that all do nothing. */
  public Actions() {}

  /**
   * Says what an action does, once each time it is asked for.
   *
   * @return this
   */
  public Actions on(HostAction action, Runnable task) {
    return whileHeld(
        action,
        held -> {
          if (held) {
            task.run();
          }
        });
  }

  /**
   * Says what an action does while it is held. Keys tell only that they went down: for them it ends
   * as soon as it began.
   *
   * @return this
   */
  public Actions whileHeld(HostAction action, Handler handler) {
    handlers.put(action, handler);
    return this;
  }

  /** Begins or ends an action. */
  void change(HostAction action, boolean held) {
    Handler handler = handlers.get(action);
    if (handler != null) {
      handler.change(held);
    }
  }

  /** Begins an action that something else than a key ends. */
  public void begin(HostAction action) {
    change(action, true);
  }

  /** Begins and ends an action. */
  public void perform(HostAction action) {
    change(action, true);
    change(action, false);
  }
}
