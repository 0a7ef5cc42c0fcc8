package org.bowsprit.launcher.play;

/** What happens to a game while the player looks elsewhere. */
final class Attention {

  private final FocusLoss rule;
  private final Loudspeaker sound;
  private final PauseLayer pause;

  /**
   * Makes the rule hold.
   *
   * @param rule what the player wants
   * @param sound what {@link FocusLoss#MUTE} silences
   * @param pause what {@link FocusLoss#PAUSE} begins
   */
  Attention(FocusLoss rule, Loudspeaker sound, PauseLayer pause) {
    this.rule = rule;
    this.sound = sound;
    this.pause = pause;
  }

  /** Hears that the window gained the keyboard, or lost it. */
  void change(boolean gained) {
    if (rule == FocusLoss.MUTE) {
      sound.mute(!gained);
    } else if (rule == FocusLoss.PAUSE) {
      if (gained) {
        pause.end();
      } else {
        pause.begin();
      }
    }
  }
}
