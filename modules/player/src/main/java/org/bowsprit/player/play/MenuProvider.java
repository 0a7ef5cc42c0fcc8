package org.bowsprit.player.play;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.Optional;
import org.bowsprit.player.control.ActionHints;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.player.menu.MenuFactory;
import org.bowsprit.player.settings.Settings;

/** Provides the menu of a running game. */
final class MenuProvider implements Provider<GameMenu> {

  private final MenuFactory factory;
  private final Layers layers;
  private final Notices notices;
  private final Optional<GameSource> games;
  private final GameAtPlay play;

  @Inject
  MenuProvider(
      TimedSession game,
      SaveTracker saves,
      Settings settings,
      KeySettings keys,
      ActionHints hints,
      DisplayActions display,
      Actions actions,
      Layers layers,
      Notices notices,
      Optional<GameSource> games,
      GameAtPlay play) {
    factory = new MenuFactory(game, saves, settings, keys, hints, display, actions);
    this.layers = layers;
    this.notices = notices;
    this.games = games;
    this.play = play;
  }

  @Override
  public GameMenu get() {
    return factory.create(layers, notices::showAndNote, games, play::switchTo, play::leave);
  }
}
