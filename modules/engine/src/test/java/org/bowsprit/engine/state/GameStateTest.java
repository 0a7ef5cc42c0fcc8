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
 * was never saved, with the same instructions and the same pixels. The states of each game are
 * taken in N random iterations ({@code -Dbowsprit.save.cases=N}) and in the first two iterations
 * with each kind of {@link EventInProgress}.
 */
class GameStateTest {

  private static final int RANDOM_STATE_COUNT = Integer.getInteger("bowsprit.save.cases", 2);
  private static final int TICK_COUNT = Math.max(500, 40 * RANDOM_STATE_COUNT);
  private static final int TICKS_AFTERWARDS = 80;
  private static final int STATES_PER_EVENT = 2;

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
  void aRestoredGameContinuesLikeTheOriginalGame(String game, int bootParameter, boolean hasInput) {
    Set<Integer> chosenTicks = new TreeSet<>();
    new Random(bootParameter).ints(RANDOM_STATE_COUNT, 1, TICK_COUNT).forEach(chosenTicks::add);
    Map<EventInProgress, Integer> stateCounts = new EnumMap<>(EventInProgress.class);
    PlayedLab originalGame = new PlayedLab(game, 7, bootParameter, hasInput);
    originalGame.session().start();
    List<GameState> states = new ArrayList<>();
    List<Integer> outputSizes = new ArrayList<>();
    while (originalGame.session().ticks() < TICK_COUNT
        && originalGame.session().fault().isEmpty()) {
      originalGame.play(1);
      GameState state = originalGame.session().snapshot();
      Set<EventInProgress> currentEvents = EventInProgress.inProgress(state);
      Set<EventInProgress> newEvents = EnumSet.noneOf(EventInProgress.class);
      currentEvents.stream()
          .filter(event -> stateCounts.getOrDefault(event, 0) < STATES_PER_EVENT)
          .forEach(newEvents::add);
      if (!newEvents.isEmpty() || chosenTicks.contains((int) originalGame.session().ticks())) {
        currentEvents.forEach(event -> stateCounts.merge(event, 1, Integer::sum));
        states.add(state);
        outputSizes.add(originalGame.output().size());
      }
    }
    originalGame.play(TICKS_AFTERWARDS);

    int comparedLineCount = 0;
    for (int i = 0; i < states.size(); i++) {
      PlayedLab restoredGame = new PlayedLab(game, 12345, bootParameter, hasInput);
      restoredGame.session().restore(states.get(i));
      assertThat(restoredGame.session().snapshot().equals(states.get(i))).isTrue();
      restoredGame.play(TICKS_AFTERWARDS);
      List<String> expected =
          originalGame.output().subList(outputSizes.get(i), originalGame.output().size());
      assertThat(restoredGame.output())
          .isEqualTo(expected.subList(0, Math.min(restoredGame.output().size(), expected.size())));
      comparedLineCount += restoredGame.output().size();
    }
    assertThat(comparedLineCount).isPositive();
    System.out.println(
        "GameStateTest: %s %d%s, %d states, in the middle of %s"
            .formatted(
                game, bootParameter, hasInput ? "" : ", no input", states.size(), stateCounts));
  }
}
