package org.bowsprit.engine;

import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.GameTitle;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;

/**
 * Chooses the default router of a game.
 *
 * <p>Chases, fights and traps of Monkey Island 2 and Fate of Atlantis were timed for the walks of
 * 1992, which {@link #CLASSIC} plans. All other games use {@code box-graph}.
 */
public final class DefaultRouter {

  /** The id of the router that walks like the interpreters of 1992. */
  public static final String CLASSIC = "classic";

  private DefaultRouter() {}

  /** Returns the id of the default router of {@code game}. */
  public static String of(GameIdentity game) {
    return needsClassicTiming(game) ? CLASSIC : BoxGraphProvider.ID;
  }

  private static boolean needsClassicTiming(GameIdentity game) {
    boolean isTimedTitle = game.title() == GameTitle.MONKEY2 || game.title() == GameTitle.ATLANTIS;
    return game.isKnown() && isTimedTitle && game.edition() != Edition.LABORATORY;
  }

  /** Returns whether the settings of {@code game} offer the walks of 1992 with one click. */
  public static boolean isClassicOffered(GameIdentity game) {
    return game.title() == GameTitle.MONKEY1;
  }
}
