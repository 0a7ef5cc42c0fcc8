package org.bowsprit.player.session;

import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.plugin.host.Providers;

/** Creates the setup of a game that runs only to draw its cover picture, without sound or input. */
public final class CoverSetup {

  private CoverSetup() {}

  /** Returns the setup of a game with the default router of the settings. */
  public static GameSetup of(Game game, Providers<RouterProvider> routers) {
    return GameSetup.headless(game.resources(), routers.get(Setting.ROUTER.defaultValue()))
        .withBootParameter(GameFacts.of(game.identity()).bootParameter());
  }
}
