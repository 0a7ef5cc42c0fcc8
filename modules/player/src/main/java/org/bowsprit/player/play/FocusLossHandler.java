package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.Locale;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.Loudspeaker;

/** Mutes or pauses a game while another window has the keyboard focus, depending on the setting. */
final class FocusLossHandler implements Companion {

  private final Settings settings;
  private final Loudspeaker sound;
  private final PauseLayer pause;
  private final Controls controls;

  @Inject
  FocusLossHandler(Settings settings, Loudspeaker sound, PauseLayer pause, Controls controls) {
    this.settings = settings;
    this.sound = sound;
    this.pause = pause;
    this.controls = controls;
  }

  @Override
  public void join() {
    controls.onFocus(this::change);
  }

  private void change(boolean gained) {
    FocusLoss rule = FocusLoss.valueOf(settings.text(Setting.FOCUS_LOSS).toUpperCase(Locale.ROOT));
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
