package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.function.BooleanSupplier;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.menu.GameMenu;

/** Ends play for the program's own reasons, such as a shutdown, a reload or a lost music device. */
final class Endings implements Companion {

  private final Conditions conditions;
  private final GameAtPlay play;
  private final GameMenu menu;

  /**
   * The conditions under which play ends. Each is evaluated once per round.
   *
   * @param ends returns whether play ends now
   * @param changes returns whether play ends in order to continue with other settings or devices;
   *     has no effect while the menu is open
   */
  record Conditions(BooleanSupplier ends, BooleanSupplier changes) {}

  @Inject
  Endings(Conditions conditions, GameAtPlay play, GameMenu menu) {
    this.conditions = conditions;
    this.play = play;
    this.menu = menu;
  }

  @Override
  public void round() {
    if (!play.isStoppedMidIteration()
        && (conditions.ends().getAsBoolean()
            || (!menu.isShown() && conditions.changes().getAsBoolean()))) {
      play.leave();
    }
  }
}
