package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.render.Renderer;

/**
 * Shows the first messages to the player: a welcome for a new player, a message about a change, or
 * the list of games.
 */
final class Greeting implements Companion {

  private final PlayOpening opening;
  private final Notices notices;
  private final GameMenu menu;
  private final Texts texts;
  private final Renderer renderer;

  @Inject
  Greeting(PlayOpening opening, Notices notices, GameMenu menu, Texts texts, Renderer renderer) {
    this.opening = opening;
    this.notices = notices;
    this.menu = menu;
    this.texts = texts;
    this.renderer = renderer;
  }

  @Override
  public void join() {
    // The list of games would cover most of the welcome, and shows its own hints.
    if (opening.showsWelcome() && !opening.startsWithGames()) {
      notices.show(texts.of(renderer.ownsTerminal() ? "told.welcome.terminal" : "told.welcome"));
    }
    opening.greeting().ifPresent(notices::show);
    if (opening.startsWithGames()) {
      menu.openStart();
    }
  }
}
