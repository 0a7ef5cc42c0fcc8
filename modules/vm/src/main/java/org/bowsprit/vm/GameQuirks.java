package org.bowsprit.vm;

import java.util.Map;

/**
 * The quirks of a title, such as the answers for its copy protection (spec 05 §9.3).
 *
 * @param seeds the values of globals at boot, by number
 * @param substitutedGlobal a global that reads as the value of {@code substituteGlobal}; −1 for
 *     none
 * @param substituteGlobal the global that is read in place of {@code substitutedGlobal}
 * @param acceptsAnySoundCard whether {@code isEqual VAR_SOUNDCARD, 5} is always true
 */
public record GameQuirks(
    Map<Integer, Integer> seeds,
    int substitutedGlobal,
    int substituteGlobal,
    boolean acceptsAnySoundCard) {

  /** No quirks. */
  public static final GameQuirks NONE = new GameQuirks(Map.of(), -1, -1, false);

  /** Monkey Island 1 on CD: the length of the audio track that the disc check reads. */
  public static final GameQuirks MONKEY_1_CD = new GameQuirks(Map.of(74, 1225), -1, -1, false);

  /** Monkey Island 2: every answer of the code wheel is right. */
  public static final GameQuirks MONKEY_2 = new GameQuirks(Map.of(), 490, 518, true);

  /** Takes an immutable copy. */
  public GameQuirks {
    seeds = Map.copyOf(seeds);
  }

  /** Returns these quirks with other values at boot. */
  public GameQuirks withBootValues(Map<Integer, Integer> values) {
    return new GameQuirks(values, substitutedGlobal, substituteGlobal, acceptsAnySoundCard);
  }
}
