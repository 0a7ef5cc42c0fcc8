package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.player.sound.SoundPlugin;

/** Offers in the menu the plugin without which the game's music is silent. */
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
      menu.offer("menu.music", plugin::fetch);
    }
  }

  @Override
  public void round() {
    plugin.news().ifPresent(notices::tell);
  }
}
