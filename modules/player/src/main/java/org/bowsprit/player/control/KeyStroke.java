package org.bowsprit.player.control;

import java.util.Optional;
import org.bowsprit.render.Input;

/**
 * A key of a key map. The code includes Shift and Ctrl.
 *
 * @param code a code of {@link org.bowsprit.render.KeyCodes}
 * @param alt true if Alt is held with the key
 */
public record KeyStroke(int code, boolean alt) {

  /** Returns the key stroke of an input event. */
  static KeyStroke of(Input.Key key) {
    return new KeyStroke(key.code(), key.alt());
  }

  /** Returns the name of the key in the settings, such as {@code Alt+Enter}. */
  public String name() {
    return KeyNames.of(this);
  }

  /** Returns the key with a name in the settings; empty if there is none. */
  public static Optional<KeyStroke> ofName(String name) {
    return KeyNames.parse(name);
  }

  /**
   * Returns the stroke of the lower case letter if this is an upper case letter, otherwise this
   * stroke.
   */
  KeyStroke lowerCase() {
    return new KeyStroke(lowerCase(code), alt);
  }

  /**
   * Returns the key with a lower case letter if it has an upper case letter, otherwise the same
   * key.
   */
  static Input.Key lowerCase(Input.Key key) {
    return new Input.Key(lowerCase(key.code()), key.shift(), key.control(), key.alt());
  }

  private static int lowerCase(int code) {
    return code >= 'A' && code <= 'Z' ? Character.toLowerCase(code) : code;
  }

  /**
   * This method and {@link #hashCode} are written out because Java would generate them at every
   * start of the program.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof KeyStroke stroke && code == stroke.code && alt == stroke.alt;
  }

  @Override
  public int hashCode() {
    return 31 * code + Boolean.hashCode(alt);
  }
}
