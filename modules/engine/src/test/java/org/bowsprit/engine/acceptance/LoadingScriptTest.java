package org.bowsprit.engine.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/**
 * Tests a game with a script that saves the game, waits eleven iterations and loads the saved
 * state, again and again. Each load restores the variables of the game, but the iterations are
 * still counted.
 */
class LoadingScriptTest {

  private static final int COUNTER_VARIABLE = 100;
  private static final int TICK_COUNT = 150;

  private final ScriptedGame game =
      new ScriptedGame()
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
  void aLoadByAScriptDoesNotResetTheIterationCount() {
    GameSession session = game.run(20).session();
    List<Long> iterationCounts = new ArrayList<>();
    int loadCount = 0;
    int lastCounterValue = 0;
    for (int tick = 0; tick < TICK_COUNT; tick++) {
      session.tick();
      iterationCounts.add(session.ticks());
      loadCount += game.variable(COUNTER_VARIABLE) < lastCounterValue ? 1 : 0;
      lastCounterValue = game.variable(COUNTER_VARIABLE);
    }

    long firstCount = iterationCounts.get(0);
    assertThat(iterationCounts)
        .containsExactlyElementsOf(
            LongStream.range(firstCount, firstCount + TICK_COUNT).boxed().toList());
    assertThat(loadCount).isGreaterThan(5);
  }

  @Test
  void inputIsProcessedInItsIterationEvenAfterLoads() {
    GameSession session = game.run(20).session();
    long firstTick = session.ticks();
    List<InputEvent> events = new ArrayList<>();
    for (int tick = 0; tick < TICK_COUNT; tick++) {
      events.add(new InputEvent(firstTick + tick, new Input.Move(tick, 50)));
    }
    JournalPlayer.ofInput(session, events);

    for (int tick = 0; tick < TICK_COUNT; tick++) {
      session.tick();
      assertThat(session.mouseX())
          .as("the mouse position after iteration %d", tick)
          .isEqualTo(tick);
    }
  }

  @Test
  void loadingAStateRestoresItsIterationCount() {
    GameSession session = game.tick(7).session();
    var savedState = session.snapshot();
    long savedTicks = session.ticks();
    game.tick(9);

    session.load(savedState);

    assertThat(session.ticks()).isEqualTo(savedTicks);
  }
}
