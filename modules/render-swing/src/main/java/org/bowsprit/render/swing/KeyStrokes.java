package org.bowsprit.render.swing;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.function.Consumer;
import org.bowsprit.render.Input;

/** Receives key events: keys without a character are reported when pressed, others when typed. */
final class KeyStrokes extends KeyAdapter {

  private final Consumer<Input.Key> keys;

  KeyStrokes(Consumer<Input.Key> keys) {
    this.keys = keys;
  }

  @Override
  public void keyPressed(KeyEvent event) {
    int code = SwingKeys.pressed(event);
    if (code != SwingKeys.NONE) {
      accept(code, event);
    }
  }

  @Override
  public void keyTyped(KeyEvent event) {
    int code = SwingKeys.typed(event);
    if (code != SwingKeys.NONE) {
      accept(code, event);
    }
  }

  private void accept(int code, KeyEvent event) {
    keys.accept(new Input.Key(code, event.isShiftDown(), event.isControlDown(), event.isAltDown()));
  }
}
