package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.control.KeyStroke;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/** The keys and pad buttons of the program: choose one, then press what it is to be. */
final class KeysPage implements Page {

  private final KeySettings keys;
  private HostAction waiting;
  private String lost = "";

  KeysPage(KeySettings keys) {
    this.keys = keys;
  }

  @Override
  public String title() {
    return waiting == null ? "Keys and pad" : "Press a key or button";
  }

  @Override
  public String foot() {
    if (waiting != null) {
      return "Escape: leave it. Backspace: no key.";
    }
    return lost;
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (HostAction action : HostAction.values()) {
      String shown = action == waiting ? "?" : meaning(action);
      rows.add(
          Row.action(action.label(), () -> await(action)).showing(shown).hinting(hint(action)));
    }
    rows.add(Row.action("All as usual", this::reset));
    return rows;
  }

  private String hint(HostAction action) {
    return waiting == null && lost.isEmpty()
        ? action.remark() + " Choose it, then press its new key or pad button."
        : "";
  }

  private void await(HostAction action) {
    waiting = action;
    lost = "";
  }

  private void reset() {
    keys.changeToUsual();
    lost = "All keys and buttons mean what they usually do.";
  }

  private String meaning(HostAction action) {
    List<String> names = new ArrayList<>();
    if (!keys.keysOf(action).isEmpty()) {
      names.add(keys.keysOf(action));
    }
    for (PadButton button : PadButton.values()) {
      if (keys.map().buttons().get(button) == action) {
        names.add("pad " + KeySettings.name(button));
      }
    }
    return String.join(", ", names);
  }

  @Override
  public boolean takesEveryKey() {
    return waiting != null;
  }

  @Override
  public boolean take(Input.Key key) {
    if (waiting == null) {
      return false;
    }
    if (key.code() == KeyCodes.BACKSPACE) {
      keys.change(waiting, List.of());
    } else if (key.code() != KeyCodes.ESCAPE) {
      give(new KeyStroke(key.code(), key.alt()));
    }
    waiting = null;
    return true;
  }

  /** Says so where the key was another action's. */
  private void give(KeyStroke stroke) {
    for (HostAction robbed : keys.change(waiting, List.of(stroke))) {
      String left = keys.keysOf(robbed);
      lost =
          robbed.label()
              + " had that key; now it has "
              + (left.isEmpty() ? "none." : "only " + left + ".");
    }
  }

  @Override
  public boolean take(PadButton button) {
    if (waiting == null) {
      return false;
    }
    keys.change(button, Optional.of(waiting));
    waiting = null;
    return true;
  }
}
