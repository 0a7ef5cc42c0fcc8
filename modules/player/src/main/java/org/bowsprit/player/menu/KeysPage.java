package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.control.KeyStroke;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * The program's keys and pad buttons. The player chooses an action and then presses its new key or
 * button.
 */
final class KeysPage implements Page {

  private final KeySettings keys;
  private final Texts texts;
  private HostAction waiting;
  private String lost = "";

  KeysPage(KeySettings keys, Texts texts) {
    this.keys = keys;
    this.texts = texts;
  }

  @Override
  public String title() {
    return waiting == null ? texts.of("menu.keys") : texts.of("keys.press");
  }

  @Override
  public String foot() {
    if (waiting != null) {
      return texts.of("keys.press.hint");
    }
    return lost;
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (HostAction action : HostAction.values()) {
      String shown = action == waiting ? "?" : meaning(action);
      rows.add(
          Row.action(action.label(texts), () -> await(action))
              .showing(shown)
              .hinting(hint(action)));
    }
    rows.add(Row.action(texts.of("keys.reset"), this::reset));
    return rows;
  }

  private String hint(HostAction action) {
    return waiting == null && lost.isEmpty() ? texts.of("keys.choose", action.remark(texts)) : "";
  }

  private void await(HostAction action) {
    waiting = action;
    lost = "";
  }

  private void reset() {
    keys.changeToUsual();
    lost = texts.of("keys.reset.done");
  }

  private String meaning(HostAction action) {
    return Stream.of(keys.allShown(action, texts), keys.buttonsShown(action, texts))
        .filter(names -> !names.isEmpty())
        .collect(Collectors.joining(", "));
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

  /** Assigns the key. If it belonged to another action, says so. */
  private void give(KeyStroke stroke) {
    for (HostAction robbed : keys.change(waiting, List.of(stroke))) {
      String left = keys.shown(robbed, texts);
      lost =
          left.isEmpty()
              ? texts.of("keys.lost-all", robbed.label(texts))
              : texts.of("keys.lost", robbed.label(texts), left);
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
