package org.bowsprit.engine;

import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.GameTitle;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;

/**
 * Which router a game walks by as long as nobody has chosen one.
 *
 * <p>Chases, fights and traps of Monkey Island 2 and Fate of Atlantis were timed to the walks of
 * 1992, which {@link #CLASSIC} plans. Monkey Island was played through with {@code box-graph}, as
 * were the games made with Bowsprit: they keep it.
 */
public final class UsualRouter {

  /** The id of the router that walks as the interpreters of 1992 did. */
  public static final String CLASSIC = "classic";

  private UsualRouter() {}

  /** Returns the id of the router that {@code game} walks by. */
  public static String of(GameIdentity game) {
    return isTimedToClassic(game) ? CLASSIC : BoxGraphProvider.ID;
  }

  private static boolean isTimedToClassic(GameIdentity game) {
    boolean isOfThem = game.title() == GameTitle.MONKEY2 || game.title() == GameTitle.ATLANTIS;
    return game.isKnown() && isOfThem && game.edition() != Edition.LABORATORY;
  }

  /** Returns whether players of {@code game} are offered the walks of 1992 with one click. */
  public static boolean isClassicOffered(GameIdentity game) {
    return game.title() == GameTitle.MONKEY1;
  }
}
