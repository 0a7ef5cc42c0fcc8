package org.bowsprit.engine;

import java.util.Map;
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
 * @param keys codes that keys reach scripts under, where they differ from the usual ones (spec 07
 *     §9)
 */
public record GameFacts(
    GameQuirks quirks,
    Set<Integer> keptNames,
    int bootParameter,
    int scriptAfterLoad,
    Map<Integer, Integer> keys) {

  /** Digits 1 to 9 as the keys of a fist fight. */
  private static final Map<Integer, Integer> FIST_FIGHT =
      Map.of(
          (int) '1', 335,
          (int) '2', 336,
          (int) '3', 337,
          (int) '4', 331,
          (int) '5', 332,
          (int) '6', 333,
          (int) '7', 327,
          (int) '8', 328,
          (int) '9', 329);

  /** A game without peculiarities. */
  public static final GameFacts PLAIN = new GameFacts(GameQuirks.NONE, Set.of(), 0, 0, Map.of());

  /** The Secret of Monkey Island on CD: the disc check reads a seeded variable. */
  public static final GameFacts MONKEY_1_CD =
      new GameFacts(GameQuirks.MONKEY_1_CD, Set.of(), 0, 0, Map.of());

  /** Monkey Island 2: every answer of the protection wheel is right. */
  public static final GameFacts MONKEY_2 =
      new GameFacts(GameQuirks.MONKEY_2, Set.of(), 0, 0, Map.of());

  /**
   * Fate of Atlantis: boots past the protection question, shows its score after a load; digits
   * strike.
   */
  public static final GameFacts ATLANTIS =
      new GameFacts(GameQuirks.NONE, Set.of(336, 337, 338, 339, 340), -7873, 145, FIST_FIGHT);

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

  /** Copies the collections. */
  public GameFacts {
    keptNames = Set.copyOf(keptNames);
    keys = Map.copyOf(keys);
  }
}
