package org.bowsprit.render.lwjgl;

import static org.lwjgl.glfw.GLFW.*;

import org.bowsprit.render.KeyCodes;

/**
 * Maps GLFW's keys to the codes of {@link KeyCodes}; characters are reported separately. The keys
 * of the number pad are digits even without NumLock, because games use them as a compass (spec 13
 * §13.2).
 */
final class GlfwKeys {

  /** The code of a key that types a character or has no meaning. */
  static final int NONE = -1;

  private GlfwKeys() {}

  /**
   * Returns the code of a key that types no character.
   *
   * @param key GLFW's name for the key
   * @param label the character printed on the key, null if there is none
   * @param modifiers GLFW's bits of Shift, Ctrl, Alt
   */
  static int code(int key, String label, int modifiers) {
    if (key >= GLFW_KEY_F1 && key <= GLFW_KEY_F12) {
      return KeyCodes.F1 + key - GLFW_KEY_F1;
    }
    if (key >= GLFW_KEY_KP_0 && key <= GLFW_KEY_KP_9) {
      return '0' + key - GLFW_KEY_KP_0;
    }
    boolean control = (modifiers & GLFW_MOD_CONTROL) != 0;
    boolean alt = (modifiers & GLFW_MOD_ALT) != 0;
    if (control != alt && label != null && isLetter(label)) {
      return KeyCodes.typed(label.charAt(0), control, alt);
    }
    return switch (key) {
      case GLFW_KEY_ENTER, GLFW_KEY_KP_ENTER -> KeyCodes.ENTER;
      case GLFW_KEY_ESCAPE -> KeyCodes.ESCAPE;
      case GLFW_KEY_TAB -> KeyCodes.TAB;
      case GLFW_KEY_BACKSPACE -> KeyCodes.BACKSPACE;
      case GLFW_KEY_UP -> KeyCodes.UP;
      case GLFW_KEY_DOWN -> KeyCodes.DOWN;
      case GLFW_KEY_LEFT -> KeyCodes.LEFT;
      case GLFW_KEY_RIGHT -> KeyCodes.RIGHT;
      case GLFW_KEY_PAGE_UP -> KeyCodes.PAGE_UP;
      case GLFW_KEY_PAGE_DOWN -> KeyCodes.PAGE_DOWN;
      case GLFW_KEY_HOME -> KeyCodes.HOME;
      case GLFW_KEY_END -> KeyCodes.END;
      default -> NONE;
    };
  }

  private static boolean isLetter(String label) {
    return label.length() == 1 && label.charAt(0) >= 'a' && label.charAt(0) <= 'z';
  }
}
