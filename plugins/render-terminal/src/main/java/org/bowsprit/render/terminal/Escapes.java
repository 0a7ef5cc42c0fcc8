package org.bowsprit.render.terminal;

/** The control sequences that are sent whole. */
final class Escapes {

  /** Save the title; other screen; no cursor; no wrapping; mouse, its coordinates; focus. */
  static final String ENTER =
      "\033[22;0t\033[?1049h\033[?25l\033[?7l\033[?1003h\033[?1006h\033[?1004h\033[2J";

  /** Everything of {@link #ENTER} undone, in the opposite order. */
  static final String LEAVE =
      "\033[?2026l\033[?1004l\033[?1006l\033[?1003l\033[?7h\033[0m\033[?25h\033[?1049l\033[23;0t";

  /** Ask where the cursor is after sending it too far: the answer is the size. */
  static final String ASK_SIZE = "\0337\033[999;999H\033[6n\0338";

  /** Hold the screen still until {@link #SHOW}, on terminals that can. */
  static final String HOLD = "\033[?2026h";

  /** Show what was sent since {@link #HOLD}. */
  static final String SHOW = "\033[?2026l";

  /** Wipe the screen. */
  static final String CLEAR = "\033[0m\033[2J";

  private Escapes() {}

  /** Name the window. */
  static String title(String title) {
    return "\033]0;" + title.replaceAll("\\p{Cc}", " ") + "\007";
  }
}
