package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/** Lets the arrow keys move the pointer, if the player has switched this on. */
final class ArrowPointing implements Companion {

  private final Controls controls;
  private final Settings settings;

  @Inject
  ArrowPointing(Controls controls, Settings settings) {
    this.controls = controls;
    this.settings = settings;
  }

  @Override
  public void join() {
    controls.moveWithArrowKeysWhile(() -> settings.isOn(Setting.ARROWS));
  }
}
