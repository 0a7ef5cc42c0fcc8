package org.bowsprit.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that a game whose state is restored into another session continues exactly like a game that
 * was never saved, with the same instructions and the same pixels. States are taken at {@code
 * -Dbowsprit.save.cases=N} seeded random moments of each game, and at the first two moments of each
 * kind of {@link Moment}.
 */
class GameStateTest {

  private static final int CASES = Integer.getInteger("bowsprit.save.cases", 2);
  private static final int TICKS = Math.max(500, 40 * CASES);
  private static final int TICKS_AFTERWARDS = 80;
  private static final int MOMENTS_PER_KIND = 2;

  @ParameterizedTest
  @CsvSource({
    "walklab, 100, true",
    "walklab, 100, false",
    "artlab, 0, true",
    "artlab, 100, true",
    "artlab, 100, false",
    "oplab, 0, true",
    "oplab, 0, false",
    "oplab, 302, true",
    "soundlab, 0, true",
    "soundlab, 0, false",
    "soundlab, 11, false"
  })
  void aRestoredGameContinuesLikeTheOriginal(String game, int bootParameter, boolean touched) {
    Set<Integer> chosenTicks = new TreeSet<>();
    new Random(bootParameter).ints(CASES, 1, TICKS).forEach(chosenTicks::add);
    Map<Moment, Integer> moments = new EnumMap<>(Moment.class);
    PlayedLab straight = new PlayedLab(game, 7, bootParameter, touched);
    straight.session().start();
    List<GameState> states = new ArrayList<>();
    List<Integer> seenBefore = new ArrayList<>();
    while (straight.session().ticks() < TICKS && straight.session().fault().isEmpty()) {
      straight.play(1);
      GameState state = straight.session().snapshot();
      Set<Moment> in = Moment.in(state);
      Set<Moment> newKinds = EnumSet.noneOf(Moment.class);
      in.stream().filter(m -> moments.getOrDefault(m, 0) < MOMENTS_PER_KIND).forEach(newKinds::add);
      if (!newKinds.isEmpty() || chosenTicks.contains((int) straight.session().ticks())) {
        in.forEach(moment -> moments.merge(moment, 1, Integer::sum));
        states.add(state);
        seenBefore.add(straight.output().size());
      }
    }
    straight.play(TICKS_AFTERWARDS);

    for (int i = 0; i < states.size(); i++) {
      PlayedLab restored = new PlayedLab(game, 12345, bootParameter, touched);
      restored.session().restore(states.get(i));
      assertThat(restored.session().snapshot().equals(states.get(i))).isTrue();
      restored.play(TICKS_AFTERWARDS);
      List<String> expected =
          straight.output().subList(seenBefore.get(i), straight.output().size());
      assertThat(restored.output())
          .isEqualTo(expected.subList(0, Math.min(restored.output().size(), expected.size())));
    }
    System.out.println(
        "GameStateTest: %s %d%s, %d moments, in the middle of %s"
            .formatted(game, bootParameter, touched ? "" : " untouched", states.size(), moments));
  }
}
