package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.function.BooleanSupplier;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.menu.GameMenu;

/**
 * Ends play for reasons other than the player or the game, such as a shutdown, a rebuilt game or a
 * lost music device.
 */
final class EndConditions implements Companion {

  private final Conditions conditions;
  private final GameAtPlay play;
  private final GameMenu menu;

  /**
   * The conditions under which play ends. Each is evaluated once per round.
   *
   * @param shouldEnd returns whether play ends now
   * @param shouldChange returns whether play ends in order to continue with other settings or
   *     devices; has no effect while the menu is open
   */
  record Conditions(BooleanSupplier shouldEnd, BooleanSupplier shouldChange) {}

  @Inject
  EndConditions(Conditions conditions, GameAtPlay play, GameMenu menu) {
    this.conditions = conditions;
    this.play = play;
    this.menu = menu;
  }

  @Override
  public void round() {
    if (!play.isStoppedMidIteration()
        && (conditions.shouldEnd().getAsBoolean()
            || (!menu.isShown() && conditions.shouldChange().getAsBoolean()))) {
      play.leave();
    }
  }
}
