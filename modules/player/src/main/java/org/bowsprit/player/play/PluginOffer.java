package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.player.sound.SoundPlugin;

/** Adds an entry to the menu that installs the plugin for the game's music, if it is missing. */
final class PluginOffer implements Companion {

  private final SoundPlugin plugin;
  private final GameMenu menu;
  private final Notices notices;

  @Inject
  PluginOffer(SoundPlugin plugin, GameMenu menu, Notices notices) {
    this.plugin = plugin;
    this.menu = menu;
    this.notices = notices;
  }

  @Override
  public void join() {
    if (plugin.isWanted()) {
      menu.addAction("menu.music", plugin::download);
    }
  }

  @Override
  public void round() {
    plugin.nextMessage().ifPresent(notices::showAndNote);
  }
}
