package org.bowsprit.vm;

import java.util.Map;

/**
 * Oddities of a title, such as the answers that its copy protection wants (spec 05 §9.3).
 *
 * @param seeds values that globals get at boot, by number
 * @param substituted a global whose reads give the value of {@code substitute}; −1 for none
 * @param substitute see {@code substituted}
 * @param acceptsAnySoundCard whether {@code isEqual VAR_SOUNDCARD, 5} always holds
 */
public record GameQuirks(
    Map<Integer, Integer> seeds, int substituted, int substitute, boolean acceptsAnySoundCard) {

  /** No oddities. */
  public static final GameQuirks NONE = new GameQuirks(Map.of(), -1, -1, false);

  /** Monkey Island 1 on CD: the length of the audio track that the disc check reads. */
  public static final GameQuirks MONKEY_1_CD = new GameQuirks(Map.of(74, 1225), -1, -1, false);

  /** Monkey Island 2: every answer of the code wheel is right. */
  public static final GameQuirks MONKEY_2 = new GameQuirks(Map.of(), 490, 518, true);

  /** Takes an immutable copy. */
  public GameQuirks {
    seeds = Map.copyOf(seeds);
  }

  /** Returns the same oddities with other values at boot. */
  public GameQuirks withSeeds(Map<Integer, Integer> values) {
    return new GameQuirks(values, substituted, substitute, acceptsAnySoundCard);
  }
}
