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
 * The page that shows the program's keys and pad buttons. The player chooses an action and then
 * presses its new key or button.
 */
final class KeysPage implements Page {

  private final KeySettings keySettings;
  private final Texts texts;
  private HostAction actionToAssign;
  private String message = "";

  KeysPage(KeySettings keySettings, Texts texts) {
    this.keySettings = keySettings;
    this.texts = texts;
  }

  @Override
  public String title() {
    return actionToAssign == null ? texts.of("menu.keys") : texts.of("keys.press");
  }

  @Override
  public String foot() {
    if (actionToAssign != null) {
      return texts.of("keys.press.hint");
    }
    return message;
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (HostAction action : HostAction.values()) {
      String keyText = action == actionToAssign ? "?" : keyNames(action);
      rows.add(
          Row.action(action.label(texts), () -> waitForKey(action))
              .withValue(keyText)
              .withHint(hint(action)));
    }
    rows.add(Row.action(texts.of("keys.reset"), this::reset));
    return rows;
  }

  private String hint(HostAction action) {
    return actionToAssign == null && message.isEmpty()
        ? texts.of("keys.choose", action.remark(texts))
        : "";
  }

  private void waitForKey(HostAction action) {
    actionToAssign = action;
    message = "";
  }

  private void reset() {
    keySettings.restoreDefaults();
    message = texts.of("keys.reset.done");
  }

  private String keyNames(HostAction action) {
    return Stream.of(
            keySettings.allDisplayNames(action, texts), keySettings.buttonNames(action, texts))
        .filter(names -> !names.isEmpty())
        .collect(Collectors.joining(", "));
  }

  @Override
  public boolean receivesAllKeys() {
    return actionToAssign != null;
  }

  @Override
  public boolean handle(Input.Key key) {
    if (actionToAssign == null) {
      return false;
    }
    if (key.code() == KeyCodes.BACKSPACE) {
      keySettings.change(actionToAssign, List.of());
    } else if (key.code() != KeyCodes.ESCAPE) {
      assign(new KeyStroke(key.code(), key.alt()));
    }
    actionToAssign = null;
    return true;
  }

  /**
   * Assigns the key. If the key belonged to another action, the foot of the page shows this action.
   */
  private void assign(KeyStroke stroke) {
    for (HostAction previousOwner : keySettings.change(actionToAssign, List.of(stroke))) {
      String remainingKeys = keySettings.displayNames(previousOwner, texts);
      message =
          remainingKeys.isEmpty()
              ? texts.of("keys.lost-all", previousOwner.label(texts))
              : texts.of("keys.lost", previousOwner.label(texts), remainingKeys);
    }
  }

  @Override
  public boolean handle(PadButton button) {
    if (actionToAssign == null) {
      return false;
    }
    keySettings.change(button, Optional.of(actionToAssign));
    actionToAssign = null;
    return true;
  }
}
