package org.bowsprit.audio.imuse;

import java.util.Map;
import java.util.Set;

/**
 * Music of one game that its scripts start or stop too soon, since machines have become quicker
 * than they were written for (spec 11 §4.5).
 *
 * @param refusedWhile sounds that do not start while one of the others plays
 * @param endedBy sounds that one ends by its start
 * @param neverFrozen sounds that go on though a script sets their speed to 0
 */
public record MusicRaces(
    Map<Integer, Set<Integer>> refusedWhile,
    Map<Integer, Set<Integer>> endedBy,
    Set<Integer> neverFrozen) {

  /** A game whose scripts wait for each other. */
  public static final MusicRaces NONE = new MusicRaces(Map.of(), Map.of(), Set.of());

  /** Monkey Island 2. */
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

  /** The sounds that keep {@code sound} from starting while they play. */
  Set<Integer> keepersOf(int sound) {
    return refusedWhile.getOrDefault(sound, Set.of());
  }

  /** The sounds that the start of {@code sound} ends. */
  Set<Integer> endedBy(int sound) {
    return endedBy.getOrDefault(sound, Set.of());
  }
}
