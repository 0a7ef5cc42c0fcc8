package org.bowsprit.player.control;

import jakarta.inject.Inject;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.RenderEvent;

/**
 * Provides the names of keys and buttons in hints. These are the buttons of the pad while the
 * player uses it, otherwise the keys.
 */
public final class ActionHints {

  private final KeySettings keys;
  private boolean isPadUsed;

  @Inject
  public ActionHints(KeySettings keys) {
    this.keys = keys;
  }

  /** Records the device that the player uses. Movements of a mouse do not count as use. */
  void recordDevice(RenderEvent event) {
    if (event instanceof HostEvent.Pad) {
      isPadUsed = true;
    } else if (event instanceof Input && !(event instanceof Input.Move)) {
      isPadUsed = false;
    }
  }

  /** Returns whether the player most recently used a pad, and not the keyboard or the mouse. */
  public boolean isPadUsed() {
    return isPadUsed;
  }

  /**
   * Returns the names of the keys that perform an action, in the player's language; empty if there
   * are none.
   */
  public String of(HostAction action, Texts texts) {
    return padButtonsOr(keys.displayNames(action, texts), action, texts);
  }

  /** Returns the same as {@link #of}, and also the fixed keys, such as Escape. */
  public String ofAll(HostAction action, Texts texts) {
    return padButtonsOr(keys.allDisplayNames(action, texts), action, texts);
  }

  /**
   * Returns the names of the pad's buttons while the player uses the pad. For an action without a
   * button, returns the names of the keys.
   */
  private String padButtonsOr(String keyNames, HostAction action, Texts texts) {
    String buttons = isPadUsed ? keys.buttonNames(action, texts) : "";
    return buttons.isEmpty() ? keyNames : buttons;
  }
}
