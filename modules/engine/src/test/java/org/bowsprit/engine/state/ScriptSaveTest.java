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

/** Tests the results that scripts receive when they save and load (spec 07 §11). */
class ScriptSaveTest {

  private static final int SAVED = 201;
  private static final int SAVE_FAILED = 202;
  private static final int LOADED = 203;
  private static final int LOAD_FAILED = 204;

  private GameState savedState;

  @Test
  void scriptsReceiveTheResultsOfASaveAndALoad() {
    GameSession session = session(hostThatSaves());
    for (int i = 0; i < 20; i++) {
      session.tick();
    }
    session.restore(withRequests(session.snapshot(), true, false));
    session.tick();
    assertThat(result(session)).isEqualTo(SAVED);
    assertThat(savedState.session().requests()).isEqualTo(new RequestState(false, false, false));

    for (int i = 0; i < 30; i++) {
      session.tick();
    }
    session.restore(withRequests(session.snapshot(), false, true));
    session.tick();

    assertThat(result(session)).isEqualTo(LOADED);
    // The number of iterations played; a load by a script does not reset it.
    assertThat(session.ticks()).isEqualTo(52);
  }

  @Test
  void aHostThatCannotSaveReportsFailures() {
    GameSession session = session(GameHost.NONE);
    session.restore(withRequests(session.snapshot(), true, false));
    session.tick();
    assertThat(result(session)).isEqualTo(SAVE_FAILED);

    session.restore(withRequests(session.snapshot(), false, true));
    session.tick();
    assertThat(result(session)).isEqualTo(LOAD_FAILED);
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

  private static GameSession session(GameHost host) {
    GameResources resources =
        new GameOpener().open(Path.of("target/test-classes/games/walklab")).resources();
    return GameSession.boot(
        GameSetup.headless(resources, new BoxGraphProvider())
            .withFacts(GameFacts.MONKEY_2)
            .withBootParameter(100)
            .withHost(host));
  }

  private static GameState withRequests(GameState state, boolean save, boolean load) {
    SessionState session = state.session();
    return new GameState(
        state.machine(),
        state.world(),
        new SessionState(
            session.ticks(),
            session.jiffies(),
            session.random(),
            session.speech(),
            session.mouseX(),
            session.mouseY(),
            session.highlightedVerb(),
            session.lightNextFrame(),
            new RequestState(false, save, load),
            session.interruption()),
        state.sound(),
        state.picture(),
        state.legByLeg());
  }

  private static int result(GameSession session) {
    return session.machine().variables().get(EngineVariable.GAME_LOADED);
  }
}
