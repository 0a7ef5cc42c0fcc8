package org.bowsprit.render.terminal;

/** The control sequences that the renderer sends. */
final class Escapes {

  /**
   * Saves the title, switches to the alternate screen, hides the cursor and turns off wrapping.
   * Turns on reports of mouse, coordinates and focus, and marks around pasted text.
   */
  static final String ENTER =
      "\033[22;0t\033[?1049h\033[?25l\033[?7l\033[?1003h\033[?1006h\033[?1004h\033[?2004h\033[2J";

  /** Reverses {@link #ENTER}, in the opposite order. */
  static final String LEAVE =
      "\033[?2026l\033[?2004l\033[?1004l\033[?1006l\033[?1003l\033[?7h\033[0m\033[?25h\033[?1049l\033[23;0t";

  /**
   * Moves the cursor beyond the screen and queries its position. The answer is the size of the
   * screen.
   */
  static final String QUERY_SIZE = "\0337\033[999;999H\033[6n\0338";

  /** Freezes the screen until {@link #END_UPDATE}, on terminals that support it. */
  static final String BEGIN_UPDATE = "\033[?2026h";

  /** Shows the output since {@link #BEGIN_UPDATE}. */
  static final String END_UPDATE = "\033[?2026l";

  /** Clears the screen. */
  static final String CLEAR = "\033[0m\033[2J";

  private Escapes() {}

  /** Returns the sequence that sets the window's title. */
  static String title(String title) {
    return "\033]0;" + title.replaceAll("\\p{Cc}", " ") + "\007";
  }
}
