package org.bowsprit.engine;

import java.util.Set;
import org.bowsprit.format.game.GameTitle;
import org.bowsprit.vm.GameQuirks;

/**
 * What differs from game to game, as data (spec 05 §9).
 *
 * @param quirks what the virtual machine must know
 * @param keptNames objects whose new name survives a room change though nobody owns them
 * @param bootParameter what a normal start boots with
 * @param scriptAfterLoad the global script to run after a saved game was loaded, 0 for none
 */
public record GameFacts(
    GameQuirks quirks, Set<Integer> keptNames, int bootParameter, int scriptAfterLoad) {

  /** A game without peculiarities. */
  public static final GameFacts PLAIN = new GameFacts(GameQuirks.NONE, Set.of(), 0, 0);

  /** The Secret of Monkey Island on CD: the disc check reads a seeded variable. */
  public static final GameFacts MONKEY_1_CD = new GameFacts(GameQuirks.MONKEY_1_CD, Set.of(), 0, 0);

  /** Monkey Island 2: every answer of the protection wheel is right. */
  public static final GameFacts MONKEY_2 = new GameFacts(GameQuirks.MONKEY_2, Set.of(), 0, 0);

  /** Fate of Atlantis: boots past the protection question; shows its score after a load. */
  public static final GameFacts ATLANTIS =
      new GameFacts(GameQuirks.NONE, Set.of(336, 337, 338, 339, 340), -7873, 145);

  /**
   * The facts of a title.
   *
   * @param title the game as detected
   */
  public static GameFacts of(GameTitle title) {
    return switch (title) {
      case MONKEY1 -> MONKEY_1_CD;
      case MONKEY2 -> MONKEY_2;
      case ATLANTIS -> ATLANTIS;
      case GANNET_ROCK, UNKNOWN -> PLAIN;
    };
  }

  /** Copies the set. */
  public GameFacts {
    keptNames = Set.copyOf(keptNames);
  }
}
