package org.bowsprit.launcher.play;

import java.util.Optional;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/** The keys that are the program's, not the game's. */
enum HostKeys {
  /** Alt and Enter, or F11: window or whole screen. */
  FULLSCREEN,
  /** Ctrl and A: 4:3 or square pixels. */
  ASPECT,
  /** Ctrl and S: the next filter. */
  FILTER,
  /** Ctrl and F: as fast as possible, and back. */
  FAST,
  /** F12: a picture of the screen. */
  SCREENSHOT,
  /** Ctrl and Q: leave. */
  QUIT;

  private static final int CONTROL_A = 1;
  private static final int CONTROL_F = 6;
  private static final int CONTROL_Q = 17;
  private static final int CONTROL_S = 19;

  /** Returns what a key means to the program; empty if it is the game's. */
  static Optional<HostKeys> of(Input.Key key) {
    if (key.code() == KeyCodes.ENTER && key.alt()) {
      return Optional.of(FULLSCREEN);
    }
    return Optional.ofNullable(
        switch (key.code()) {
          case KeyCodes.F12 - 1 -> FULLSCREEN;
          case KeyCodes.F12 -> SCREENSHOT;
          case CONTROL_A -> ASPECT;
          case CONTROL_F -> FAST;
          case CONTROL_Q -> QUIT;
          case CONTROL_S -> FILTER;
          default -> null;
        });
  }
}
