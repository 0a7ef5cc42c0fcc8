package org.bowsprit.audio.imuse;

import java.util.Map;
import java.util.Set;

/**
 * Music that the scripts of a game start or stop too early, because today's computers are faster
 * than the computers for which the scripts were written (spec 11 §4.5).
 *
 * @param refusedWhile for each sound, the sounds during which it does not start
 * @param endedBy for each sound, the sounds that end when it starts
 * @param neverFrozen the sounds that continue although a script sets their speed to 0
 */
public record MusicRaces(
    Map<Integer, Set<Integer>> refusedWhile,
    Map<Integer, Set<Integer>> endedBy,
    Set<Integer> neverFrozen) {

  /** The rules of games without such music. */
  public static final MusicRaces NONE = new MusicRaces(Map.of(), Map.of(), Set.of());

  /** The rules of Monkey Island 2. */
  public static final MusicRaces MONKEY_2 =
      new MusicRaces(
          Map.of(107, Set.of(100)),
          Map.of(100, Set.of(107, 113), 115, Set.of(113), 118, Set.of(113)),
          Set.of(183));

  public MusicRaces {
    refusedWhile = Map.copyOf(refusedWhile);
    endedBy = Map.copyOf(endedBy);
    neverFrozen = Set.copyOf(neverFrozen);
  }

  /** Returns the sounds during which {@code sound} does not start. */
  Set<Integer> preventersOf(int sound) {
    return refusedWhile.getOrDefault(sound, Set.of());
  }

  /** Returns the sounds that the start of {@code sound} ends. */
  Set<Integer> endedBy(int sound) {
    return endedBy.getOrDefault(sound, Set.of());
  }
}
