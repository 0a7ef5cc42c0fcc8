package org.bowsprit.render;

/**
 * The key codes of {@link Input.Key}: ASCII for typed characters, and larger numbers for other
 * keys.
 *
 * <p>A letter held with Ctrl is 1–26; a letter held with Alt is its lower-case ASCII plus {@value
 * #ALT_LETTER}. Function keys count from {@value #F1} as in the input file; the arrows, and the
 * keys around them on a keypad, have the codes that games compare with (spec 07 §9).
 *
 * @since 1.0
 */
public final class KeyCodes {

  /** Backspace. */
  public static final int BACKSPACE = 8;

  /** Tab. */
  public static final int TAB = 9;

  /** Enter, on either part of the keyboard. */
  public static final int ENTER = 13;

  /** Escape. */
  public static final int ESCAPE = 27;

  /** Space. */
  public static final int SPACE = 32;

  private static final int LAST_CHARACTER = 255;

  /** The full stop, which ends a line of speech. */
  public static final int FULL_STOP = 46;

  /** The number added to the lower-case ASCII of a letter typed with Alt. */
  public static final int ALT_LETTER = 154;

  /** The first function key; F2–F12 follow. */
  public static final int F1 = 282;

  /** The last function key. */
  public static final int F12 = 293;

  /** Home, which goes to the first item. */
  public static final int HOME = 327;

  /** Arrow up. */
  public static final int UP = 328;

  /** Page up. */
  public static final int PAGE_UP = 329;

  /** Arrow left. */
  public static final int LEFT = 331;

  /** Arrow right. */
  public static final int RIGHT = 333;

  /** End, which goes to the last item. */
  public static final int END = 335;

  /** Arrow down. */
  public static final int DOWN = 336;

  /** Page down. */
  public static final int PAGE_DOWN = 337;

  private KeyCodes() {}

  /** Returns whether a code is a printable character. */
  public static boolean isCharacter(int code) {
    return code >= SPACE && code <= LAST_CHARACTER && !Character.isISOControl(code);
  }

  /**
   * Returns the code of a function key.
   *
   * @param number the number of the key, 1–12
   * @return {@value #F1}–{@value #F12}
   * @throws IllegalArgumentException if there is no such key
   */
  public static int function(int number) {
    if (number < 1 || number > 12) {
      throw new IllegalArgumentException("there is no key F" + number);
    }
    return F1 + number - 1;
  }

  /**
   * Returns the code of a typed character with the given modifiers.
   *
   * @param character the character that the key produces without Ctrl or Alt
   * @param control whether Ctrl is held
   * @param alt whether Alt is held
   * @return the code: 1–26 for Ctrl and a letter, lower-case ASCII plus {@value #ALT_LETTER} for
   *     Alt and a letter, else the character itself
   */
  public static int typed(char character, boolean control, boolean alt) {
    char lower = Character.toLowerCase(character);
    boolean isLetter = lower >= 'a' && lower <= 'z';
    if (isLetter && control) {
      return lower - 'a' + 1;
    }
    if (isLetter && alt) {
      return lower + ALT_LETTER;
    }
    return character;
  }
}
