package org.bowsprit.player.control;

import org.bowsprit.render.Input;

/**
 * A key as a key map knows it. Shift and Ctrl are in the code already.
 *
 * @param code a code of {@link org.bowsprit.render.KeyCodes}
 * @param alt whether Alt is held with it
 */
public record KeyStroke(int code, boolean alt) {

  /** Returns the stroke of a key that was pressed. */
  static KeyStroke of(Input.Key key) {
    return new KeyStroke(key.code(), key.alt());
  }

  /** Returns the stroke of the small letter where this is a capital one, else this. */
  KeyStroke small() {
    return new KeyStroke(small(code), alt);
  }

  /** Returns a key with the small letter where it is pressed with a capital one, else the same. */
  static Input.Key small(Input.Key key) {
    return new Input.Key(small(key.code()), key.shift(), key.control(), key.alt());
  }

  private static int small(int code) {
    return code >= 'A' && code <= 'Z' ? Character.toLowerCase(code) : code;
  }

  /** Written out, as {@link #hashCode} is: a record's own are made anew by each start of Java. */
  @Override
  public boolean equals(Object other) {
    return other instanceof KeyStroke stroke && code == stroke.code && alt == stroke.alt;
  }

  @Override
  public int hashCode() {
    return 31 * code + Boolean.hashCode(alt);
  }
}
