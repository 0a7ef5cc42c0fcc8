package org.bowsprit.launcher.play;

import java.nio.file.Path;

/**
 * How a player likes to play.
 *
 * @param keys what keys and pad buttons mean to the program
 * @param focusLoss what happens while another window has the keyboard
 * @param screenshots the folder pictures of the screen go to
 */
public record Preferences(KeyMap keys, FocusLoss focusLoss, Path screenshots) {

  /**
   * What a player has who changed nothing: pictures go to the folder the program was started in.
   */
  public static final Preferences USUAL =
      new Preferences(KeyMap.USUAL, FocusLoss.MUTE, Path.of(""));

  /** The same with another rule for the loss of the keyboard. */
  public Preferences withFocusLoss(FocusLoss rule) {
    return new Preferences(keys, rule, screenshots);
  }
}
