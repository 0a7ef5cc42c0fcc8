package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/** Fixes known glitches of the game while the player has switched this on. */
final class GlitchFixes implements Companion {

  private final TimedSession game;
  private final Settings settings;

  @Inject
  GlitchFixes(TimedSession game, Settings settings) {
    this.game = game;
    this.settings = settings;
  }

  @Override
  public void join() {
    settings.onChange(
        Setting.MEND_GLITCHES,
        () -> game.session().setGlitchesFixed(settings.isOn(Setting.MEND_GLITCHES)));
  }
}
