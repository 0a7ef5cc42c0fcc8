package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.menu.GameMenu;

/**
 * Keeps messages visible long enough to be read. While the menu is open, earlier messages wait
 * until it is closed.
 */
final class NoticeBoard implements Companion {

  private final Notices notices;
  private final GameMenu menu;
  private final Controls controls;

  @Inject
  NoticeBoard(Notices notices, GameMenu menu, Controls controls) {
    this.notices = notices;
    this.menu = menu;
    this.controls = controls;
  }

  @Override
  public void join() {
    controls.onNotice(notices::showAndNote);
    notices.hideWhile(menu::isShown);
  }

  @Override
  public void round() {
    notices.round();
  }
}
