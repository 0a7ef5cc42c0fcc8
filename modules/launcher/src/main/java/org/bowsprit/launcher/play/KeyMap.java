package org.bowsprit.launcher.play;

import java.util.Map;
import java.util.Optional;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * Which keys and pad buttons are the program's, and what they mean. Every other key is the game's.
 *
 * @param keys what keys mean
 * @param buttons what pad buttons mean
 */
public record KeyMap(Map<KeyStroke, HostAction> keys, Map<PadButton, HostAction> buttons) {

  private static final int CONTROL_A = 1;
  private static final int CONTROL_F = 6;
  private static final int CONTROL_P = 16;
  private static final int CONTROL_Q = 17;
  private static final int CONTROL_S = 19;

  /** What a player has who changed nothing. */
  public static final KeyMap USUAL =
      new KeyMap(
          Map.of(
              new KeyStroke(KeyCodes.ENTER, true),
              HostAction.FULLSCREEN,
              plain(KeyCodes.function(11)),
              HostAction.FULLSCREEN,
              plain(KeyCodes.function(12)),
              HostAction.SCREENSHOT,
              plain(CONTROL_A),
              HostAction.ASPECT,
              plain(CONTROL_F),
              HostAction.FAST,
              plain(CONTROL_P),
              HostAction.PAUSE,
              plain(CONTROL_Q),
              HostAction.QUIT,
              plain(CONTROL_S),
              HostAction.FILTER),
          Map.ofEntries(
              Map.entry(PadButton.SOUTH, HostAction.LEFT_BUTTON),
              Map.entry(PadButton.EAST, HostAction.RIGHT_BUTTON),
              Map.entry(PadButton.WEST, HostAction.SKIP_LINE),
              Map.entry(PadButton.NORTH, HostAction.SCREENSHOT),
              Map.entry(PadButton.RIGHT_SHOULDER, HostAction.FAST_WHILE_HELD),
              Map.entry(PadButton.BACK, HostAction.SKIP_SCENE),
              Map.entry(PadButton.START, HostAction.PAUSE),
              Map.entry(PadButton.PAD_UP, HostAction.POINTER_UP),
              Map.entry(PadButton.PAD_RIGHT, HostAction.POINTER_RIGHT),
              Map.entry(PadButton.PAD_DOWN, HostAction.POINTER_DOWN),
              Map.entry(PadButton.PAD_LEFT, HostAction.POINTER_LEFT)));

  /** Copies the maps. */
  public KeyMap {
    keys = Map.copyOf(keys);
    buttons = Map.copyOf(buttons);
  }

  /** Returns what a key means to the program; empty if it is the game's. */
  Optional<HostAction> of(Input.Key key) {
    return Optional.ofNullable(keys.get(KeyStroke.of(key)));
  }

  /** Returns what a pad button means; empty if nothing. */
  Optional<HostAction> of(PadButton button) {
    return Optional.ofNullable(buttons.get(button));
  }

  private static KeyStroke plain(int code) {
    return new KeyStroke(code, false);
  }
}
