package org.bowsprit.player.play;

/** What happens while another window has the keyboard. */
public enum FocusLoss {
  /** Nothing: the game goes on and is heard. */
  CONTINUE,
  /** The game goes on in silence. */
  MUTE,
  /** The game pauses until the player comes back. */
  PAUSE
}
