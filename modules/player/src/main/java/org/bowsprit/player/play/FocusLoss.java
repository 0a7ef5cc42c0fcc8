package org.bowsprit.player.play;

/** The behaviour of a game while another window has the keyboard focus. */
public enum FocusLoss {
  /** The game continues with sound. */
  CONTINUE,
  /** The game continues without sound. */
  MUTE,
  /** The game pauses until the player comes back. */
  PAUSE
}
