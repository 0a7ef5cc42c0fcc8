package org.bowsprit.render.terminal;

import org.bowsprit.render.KeyCodes;

/**
 * Maps the key sequences of xterm, VT220 and the Linux console to the codes of {@link KeyCodes}.
 */
final class TerminalKeys {

  /** The result for a sequence that is not a key that the game uses. */
  static final int NONE = -1;

  private TerminalKeys() {}

  /**
   * Returns the code of a key sequence.
   *
   * @param body the characters between the introducer and the last character
   * @param number the first number of the sequence; 0 if there is none
   * @param last the last character
   */
  static int code(String body, int number, char last) {
    if (body.equals("[")) {
      return last >= 'A' && last <= 'E' ? KeyCodes.function(last - 'A' + 1) : NONE;
    }
    return switch (last) {
      case 'A' -> KeyCodes.UP;
      case 'B' -> KeyCodes.DOWN;
      case 'C' -> KeyCodes.RIGHT;
      case 'D' -> KeyCodes.LEFT;
      case 'H' -> KeyCodes.HOME;
      case 'F' -> KeyCodes.END;
      case 'P', 'Q', 'R', 'S' -> KeyCodes.function(last - 'P' + 1);
      case 'M' -> KeyCodes.ENTER;
      case '~' -> codeOfNumber(number);
      // 'E' is the middle key of the number pad without NumLock. 'p' to 'y' are the digits of the
      // number pad, if the terminal distinguishes them.
      case 'E' -> '5';
      case 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y' ->
          body.isEmpty() ? '0' + last - 'p' : NONE;
      default -> NONE;
    };
  }

  private static int codeOfNumber(int number) {
    return switch (number) {
      case 1, 7 -> KeyCodes.HOME;
      case 4, 8 -> KeyCodes.END;
      case 5 -> KeyCodes.PAGE_UP;
      case 6 -> KeyCodes.PAGE_DOWN;
      case 11, 12, 13, 14, 15 -> KeyCodes.function(number - 10);
      case 17, 18, 19, 20, 21 -> KeyCodes.function(number - 11);
      case 23, 24 -> KeyCodes.function(number - 12);
      default -> NONE;
    };
  }
}
