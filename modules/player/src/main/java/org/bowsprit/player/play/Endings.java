package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.function.BooleanSupplier;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.menu.GameMenu;

/** Ends play for reasons other than the player or the game. */
final class Endings implements Companion {

  private final Conditions conditions;
  private final GameAtPlay play;
  private final GameMenu menu;

  /**
   * The conditions under which play ends. Each is evaluated once per round.
   *
   * @param ends whether play ends
   * @param changes whether play ends in order to continue in another way, while no page of the menu
   *     is open
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
    if (!play.isStanding()
        && (conditions.ends().getAsBoolean()
            || (!menu.isShown() && conditions.changes().getAsBoolean()))) {
      play.leave();
    }
  }
}
