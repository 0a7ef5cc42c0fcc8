package org.bowsprit.player.control;

import java.util.EnumMap;
import java.util.Map;

/** Maps actions to their effects. An action without a handler does nothing. */
public final class Actions {

  private final Map<HostAction, Handler> handlers = new EnumMap<>(HostAction.class);

  /** Handles an action that starts when a key or button goes down and ends when it comes up. */
  @FunctionalInterface
  public interface Handler {

    /**
     * Called when the action starts or ends.
     *
     * @param held whether the key or button is down now
     */
    void change(boolean held);
  }

  /** Creates a map without handlers. */
  public Actions() {}

  /**
   * Sets what an action does each time it is requested.
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
   * Sets what an action does while it is held. Keyboards only report that a key went down: for a
   * key, the action ends immediately after it starts.
   *
   * @return this
   */
  public Actions whileHeld(HostAction action, Handler handler) {
    handlers.put(action, handler);
    return this;
  }

  /** Starts or ends an action. */
  void change(HostAction action, boolean held) {
    Handler handler = handlers.get(action);
    if (handler != null) {
      handler.change(held);
    }
  }

  /** Starts an action that is ended by something other than a key. */
  public void begin(HostAction action) {
    change(action, true);
  }

  /** Starts and ends an action. */
  public void perform(HostAction action) {
    change(action, true);
    change(action, false);
  }
}
