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

  private static final int BEATS = 100;
  private static final int TICKS = 150;

  private final Theatre theatre =
      new Theatre()
          .with(setup -> setup.withHost(new HeadlessHost()))
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
    List<Long> counted = new ArrayList<>();
    int goneBack = 0;
    int beats = 0;
    for (int tick = 0; tick < TICKS; tick++) {
      session.tick();
      counted.add(session.ticks());
      goneBack += theatre.g(BEATS) < beats ? 1 : 0;
      beats = theatre.g(BEATS);
    }

    long first = counted.get(0);
    assertThat(counted)
        .containsExactlyElementsOf(LongStream.range(first, first + TICKS).boxed().toList());
    assertThat(goneBack).isGreaterThan(5);
  }

  @Test
  void inputReachesItsIteration() {
    GameSession session = theatre.run(20).session();
    long begun = session.ticks();
    List<InputEvent> events = new ArrayList<>();
    for (int tick = 0; tick < TICKS; tick++) {
      events.add(new InputEvent(begun + tick, new Input.Move(tick, 50)));
    }
    JournalPlayer.ofInput(session, events);

    for (int tick = 0; tick < TICKS; tick++) {
      session.tick();
      assertThat(session.mouseX()).as("after iteration %d", tick).isEqualTo(tick);
    }
  }

  @Test
  void aStateFromOutsideBringsItsOwnCount() {
    GameSession session = theatre.tick(7).session();
    var earlier = session.snapshot();
    long then = session.ticks();
    theatre.tick(9);

    session.load(earlier);

    assertThat(session.ticks()).isEqualTo(then);
  }
}
