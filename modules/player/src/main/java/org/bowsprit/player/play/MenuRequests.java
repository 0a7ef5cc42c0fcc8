package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.PlayHost;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.player.save.SessionSaves;

/**
 * Opens the menu when the game requests it, and lets the saves of the game's scripts contain the
 * same play time and location names as the saves of the player.
 */
final class MenuRequests implements Companion {

  private final PlayHost host;
  private final GameMenu menu;
  private final SessionSaves saves;
  private final TimedSession game;
  private final Texts texts;

  @Inject
  MenuRequests(PlayHost host, GameMenu menu, SessionSaves saves, TimedSession game, Texts texts) {
    this.host = host;
    this.menu = menu;
    this.saves = saves;
    this.game = game;
    this.texts = texts;
  }

  @Override
  public void join() {
    saves.setTexts(texts);
    host.setPlayTime(saves.time());
    host.onMenu(menu::open);
    host.onSaves(menu::openSaves);
    host.onRoom(() -> game.session().world().room());
  }
}
