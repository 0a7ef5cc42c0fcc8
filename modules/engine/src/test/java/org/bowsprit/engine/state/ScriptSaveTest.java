package org.bowsprit.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests the results that scripts receive when they save and load the game (spec 07 §11). */
class ScriptSaveTest {

  private static final int SAVED_RESULT = 201;
  private static final int SAVE_FAILED_RESULT = 202;
  private static final int LOADED_RESULT = 203;
  private static final int LOAD_FAILED_RESULT = 204;

  private GameState savedState;

  @Test
  void aScriptReceivesTheResultsOfASaveAndALoad() {
    GameSession session = startSession(hostThatSaves());
    for (int i = 0; i < 20; i++) {
      session.tick();
    }
    session.restore(withRequests(session.snapshot(), true, false));
    session.tick();
    assertThat(resultOf(session)).isEqualTo(SAVED_RESULT);
    assertThat(savedState.session().requests()).isEqualTo(new RequestState(false, false, false));

    for (int i = 0; i < 30; i++) {
      session.tick();
    }
    session.restore(withRequests(session.snapshot(), false, true));
    session.tick();

    assertThat(resultOf(session)).isEqualTo(LOADED_RESULT);
    // This is the number of all played iterations. A load by a script does not reset it.
    assertThat(session.ticks()).isEqualTo(52);
  }

  @Test
  void ifTheHostCannotSaveAScriptReceivesFailures() {
    GameSession session = startSession(GameHost.NONE);
    session.restore(withRequests(session.snapshot(), true, false));
    session.tick();
    assertThat(resultOf(session)).isEqualTo(SAVE_FAILED_RESULT);

    session.restore(withRequests(session.snapshot(), false, true));
    session.tick();
    assertThat(resultOf(session)).isEqualTo(LOAD_FAILED_RESULT);
  }

  private GameHost hostThatSaves() {
    return new GameHost() {
      @Override
      public boolean save(GameState state) {
        savedState = state;
        return true;
      }

      @Override
      public Optional<GameState> load() {
        return Optional.of(savedState);
      }
    };
  }

  private static GameSession startSession(GameHost host) {
    GameResources resources =
        new GameOpener().open(Path.of("target/test-classes/games/walklab")).resources();
    return GameSession.boot(
        GameSetup.headless(resources, new BoxGraphProvider())
            .withFacts(GameFacts.MONKEY_2)
            .withBootParameter(100)
            .withHost(host));
  }

  private static GameState withRequests(GameState state, boolean save, boolean load) {
    SessionState sessionState = state.session();
    return new GameState(
        state.machine(),
        state.world(),
        new SessionState(
            sessionState.ticks(),
            sessionState.jiffies(),
            sessionState.random(),
            sessionState.speech(),
            sessionState.mouseX(),
            sessionState.mouseY(),
            sessionState.highlightedVerb(),
            sessionState.lightNextFrame(),
            new RequestState(false, save, load),
            sessionState.interruption()),
        state.sound(),
        state.picture(),
        state.legByLeg());
  }

  private static int resultOf(GameSession session) {
    return session.machine().variables().get(EngineVariable.GAME_LOADED);
  }
}
