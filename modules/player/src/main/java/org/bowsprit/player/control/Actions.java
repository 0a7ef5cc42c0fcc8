package org.bowsprit.player.control;

import java.util.EnumMap;
import java.util.Map;

/** What is done when an action is asked for; an action nobody took up does nothing. */
public final class Actions {

  private final Map<HostAction, Deed> deeds = new EnumMap<>(HostAction.class);

  /** Something with a beginning and an end, as a button's pressing. */
  @FunctionalInterface
  public interface Deed {

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
  public Actions on(HostAction action, Runnable deed) {
    return whileHeld(
        action,
        held -> {
          if (held) {
            deed.run();
          }
        });
  }

  /**
   * Says what an action does while it is held. Keys tell only that they went down: for them it ends
   * as soon as it began.
   *
   * @return this
   */
  public Actions whileHeld(HostAction action, Deed deed) {
    deeds.put(action, deed);
    return this;
  }

  /** Begins or ends an action. */
  void change(HostAction action, boolean held) {
    Deed deed = deeds.get(action);
    if (deed != null) {
      deed.change(held);
    }
  }

  /** Begins and ends an action. */
  public void perform(HostAction action) {
    change(action, true);
    change(action, false);
  }
}
