package org.bowsprit.render.swing;

import java.awt.event.KeyEvent;
import org.bowsprit.render.KeyCodes;

/** Maps Swing's keys to the codes of {@link KeyCodes}. */
final class SwingKeys {

  /** The code of a key that has no meaning or is reported by another event. */
  static final int NONE = -1;

  private static final int DELETE = 127;

  private SwingKeys() {}

  /**
   * Returns the code of a pressed key that types no character, or of a letter held with Ctrl or
   * Alt.
   */
  static int codeOfPressed(KeyEvent event) {
    int key = event.getKeyCode();
    if (key >= KeyEvent.VK_F1 && key <= KeyEvent.VK_F12) {
      return KeyCodes.F1 + key - KeyEvent.VK_F1;
    }
    if (event.getKeyLocation() == KeyEvent.KEY_LOCATION_NUMPAD) {
      return codeOnNumberPad(key);
    }
    if (isShortcut(event) && key >= KeyEvent.VK_A && key <= KeyEvent.VK_Z) {
      return KeyCodes.typed((char) key, event.isControlDown(), event.isAltDown());
    }
    return switch (key) {
      case KeyEvent.VK_ENTER -> KeyCodes.ENTER;
      case KeyEvent.VK_ESCAPE -> KeyCodes.ESCAPE;
      case KeyEvent.VK_TAB -> KeyCodes.TAB;
      case KeyEvent.VK_BACK_SPACE -> KeyCodes.BACKSPACE;
      case KeyEvent.VK_UP -> KeyCodes.UP;
      case KeyEvent.VK_DOWN -> KeyCodes.DOWN;
      case KeyEvent.VK_LEFT -> KeyCodes.LEFT;
      case KeyEvent.VK_RIGHT -> KeyCodes.RIGHT;
      case KeyEvent.VK_PAGE_UP -> KeyCodes.PAGE_UP;
      case KeyEvent.VK_PAGE_DOWN -> KeyCodes.PAGE_DOWN;
      case KeyEvent.VK_HOME -> KeyCodes.HOME;
      case KeyEvent.VK_END -> KeyCodes.END;
      default -> NONE;
    };
  }

  /**
   * Returns the code of a key on the number pad without NumLock. It is a digit, because games use
   * these keys as a compass (spec 13 §13.2). With NumLock, the digits are typed.
   */
  private static int codeOnNumberPad(int key) {
    return switch (key) {
      case KeyEvent.VK_ENTER -> KeyCodes.ENTER;
      case KeyEvent.VK_INSERT -> '0';
      case KeyEvent.VK_END -> '1';
      case KeyEvent.VK_DOWN, KeyEvent.VK_KP_DOWN -> '2';
      case KeyEvent.VK_PAGE_DOWN -> '3';
      case KeyEvent.VK_LEFT, KeyEvent.VK_KP_LEFT -> '4';
      case KeyEvent.VK_BEGIN, KeyEvent.VK_CLEAR -> '5';
      case KeyEvent.VK_RIGHT, KeyEvent.VK_KP_RIGHT -> '6';
      case KeyEvent.VK_HOME -> '7';
      case KeyEvent.VK_UP, KeyEvent.VK_KP_UP -> '8';
      case KeyEvent.VK_PAGE_UP -> '9';
      default -> NONE;
    };
  }

  /**
   * Returns the code of a typed character; control characters were already reported as pressed
   * keys.
   */
  static int codeOfTyped(KeyEvent event) {
    char character = event.getKeyChar();
    boolean printable = character >= KeyCodes.SPACE && character != DELETE;
    if (!printable || character == KeyEvent.CHAR_UNDEFINED || isShortcut(event)) {
      return NONE;
    }
    return character;
  }

  /**
   * Ctrl or Alt alone makes a shortcut; both together, or AltGr, type characters on many keyboards.
   */
  private static boolean isShortcut(KeyEvent event) {
    return event.isControlDown() != event.isAltDown() && !event.isAltGraphDown();
  }
}
