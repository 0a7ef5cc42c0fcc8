package org.bowsprit.render.swing;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * Receives key events: keys without a character are reported when pressed, others when typed. After
 * Ctrl+V, the text of the clipboard follows.
 */
final class KeyStrokes extends KeyAdapter {

  private static final int PASTE = KeyCodes.typed('v', true, false);

  private final Consumer<Input.Key> keys;
  private final Consumer<HostEvent.Text> texts;

  KeyStrokes(Consumer<Input.Key> keys, Consumer<HostEvent.Text> texts) {
    this.keys = keys;
    this.texts = texts;
  }

  @Override
  public void keyPressed(KeyEvent event) {
    int code = SwingKeys.codeOfPressed(event);
    if (code != SwingKeys.NONE) {
      accept(code, event);
    }
    if (code == PASTE) {
      Clipboard.text().map(HostEvent.Text::new).ifPresent(texts);
    }
  }

  @Override
  public void keyTyped(KeyEvent event) {
    int code = SwingKeys.codeOfTyped(event);
    if (code == SwingKeys.NONE) {
      return;
    }
    if (KeyCodes.isCharacter(code)) {
      accept(code, event);
    } else {
      texts.accept(new HostEvent.Text(Character.toString(code)));
    }
  }

  private void accept(int code, KeyEvent event) {
    keys.accept(new Input.Key(code, event.isShiftDown(), event.isControlDown(), event.isAltDown()));
  }
}
