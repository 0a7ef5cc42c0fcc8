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
     * Handles the start or the end of the action.
     *
     * @param held true if the key or button is down now
     */
    void change(boolean held);
  }

  /** Creates a map without handlers. */
  public Actions() {}

  /**
   * Sets the effect of an action that runs each time the action is requested.
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
   * Sets the effect of an action that lasts while the key or button is held. Keyboards only report
   * that a key went down, so with a key the action ends immediately after its start.
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

  /** Starts an action without ending it. */
  public void begin(HostAction action) {
    change(action, true);
  }

  /** Starts and ends an action. */
  public void perform(HostAction action) {
    change(action, true);
    change(action, false);
  }
}
