package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.function.BooleanSupplier;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.menu.GameMenu;

/** Ends play for what is neither the player's doing nor the game's. */
final class Endings implements Companion {

  private final Conditions conditions;
  private final GameAtPlay play;
  private final GameMenu menu;

  /**
   * When play ends; each is asked once a round.
   *
   * @param ends whether play ends
   * @param changes whether it ends to go on in another way, while no page of the menu is open
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
