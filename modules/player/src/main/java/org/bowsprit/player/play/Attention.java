package org.bowsprit.player.play;

import java.util.function.Supplier;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.sound.Loudspeaker;

/** What happens to a game while the player looks elsewhere. */
final class Attention {

  private final Supplier<FocusLoss> rules;
  private final Loudspeaker sound;
  private final PauseLayer pause;

  /**
   * Makes the rule hold.
   *
   * @param rules what the player wants
   * @param sound what {@link FocusLoss#MUTE} silences
   * @param pause what {@link FocusLoss#PAUSE} begins
   */
  Attention(Supplier<FocusLoss> rules, Loudspeaker sound, PauseLayer pause) {
    this.rules = rules;
    this.sound = sound;
    this.pause = pause;
  }

  /** Hears that the window gained the keyboard, or lost it. */
  void change(boolean gained) {
    FocusLoss rule = rules.get();
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
