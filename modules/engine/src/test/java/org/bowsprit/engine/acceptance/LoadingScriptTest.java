package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/**
 * Tests a game whose script repeatedly saves, plays eleven iterations and loads. Counters outside
 * the game continue, and the game's variables return to their saved values.
 */
class LoadingScriptTest {

  private static final int BEAT_VARIABLE = 100;
  private static final int TICKS = 150;

  private final Theatre theatre =
      new Theatre()
          .withSetup(setup -> setup.withHost(new HeadlessHost()))
          .script(
              20,
              "saveLoad(1,1);",
              "breakHere();",
              "Var[100] = 0;",
              "LOOP:",
              "Var[100]++;",
              "breakHere();",
              "unless (Var[100] > 10) goto LOOP;",
              "saveLoad(2,1);")
          .open();

  @Test
  void iterationsAreCountedAcrossLoads() {
    GameSession session = theatre.run(20).session();
    List<Long> iterationCounts = new ArrayList<>();
    int loads = 0;
    int beats = 0;
    for (int tick = 0; tick < TICKS; tick++) {
      session.tick();
      iterationCounts.add(session.ticks());
      loads += theatre.variable(BEAT_VARIABLE) < beats ? 1 : 0;
      beats = theatre.variable(BEAT_VARIABLE);
    }

    long first = iterationCounts.get(0);
    assertThat(iterationCounts)
        .containsExactlyElementsOf(LongStream.range(first, first + TICKS).boxed().toList());
    assertThat(loads).isGreaterThan(5);
  }

  @Test
  void inputIsProcessedInItsIteration() {
    GameSession session = theatre.run(20).session();
    long firstTick = session.ticks();
    List<InputEvent> events = new ArrayList<>();
    for (int tick = 0; tick < TICKS; tick++) {
      events.add(new InputEvent(firstTick + tick, new Input.Move(tick, 50)));
    }
    JournalPlayer.ofInput(session, events);

    for (int tick = 0; tick < TICKS; tick++) {
      session.tick();
      assertThat(session.mouseX()).as("after iteration %d", tick).isEqualTo(tick);
    }
  }

  @Test
  void loadingAStateRestoresItsIterationCount() {
    GameSession session = theatre.tick(7).session();
    var earlier = session.snapshot();
    long savedTicks = session.ticks();
    theatre.tick(9);

    session.load(earlier);

    assertThat(session.ticks()).isEqualTo(savedTicks);
  }
}
