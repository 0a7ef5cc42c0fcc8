package org.bowsprit.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Input;
import org.bowsprit.vm.machine.VirtualMachine;
import org.junit.jupiter.api.Test;

/** Tests which calls the listeners of a session receive, and in which order. */
class SessionListenersTest {

  private final GameSession session =
      GameSession.boot(
          GameSetup.headless(
              new GameOpener().open(Path.of("target/test-classes/games/walklab")).resources(),
              new BoxGraphProvider()));
  private final CallRecorder recorder = new CallRecorder();

  @Test
  void aListenerIsCalledBeforeAndAfterAnIteration() {
    session.addListener(recorder);
    session.input(new Input.Key('a'));
    session.tick();

    assertThat(recorder.calls).containsExactly("begins", "input", "before 0", "after 1");
  }

  @Test
  void inputAddedBeforeAnIterationIsProcessedInThisIteration() {
    session.addListener(
        new SessionListener() {
          @Override
          public void beforeTick() {
            session.input(new Input.Move(17, 29));
          }
        });
    session.tick();

    assertThat(session.mouseX()).isEqualTo(17);
  }

  @Test
  void aListenerIsNotifiedWhenAStateIsRestored() {
    GameState state = session.snapshot();
    session.addListener(recorder);
    session.restore(state);

    assertThat(recorder.calls).containsExactly("begins", "restored");
  }

  @Test
  void aRemovedListenerIsNotCalled() {
    session.addListener(recorder).removeListener(recorder);
    session.tick();

    assertThat(recorder.calls).containsExactly("begins");
  }

  /** Records the calls that it receives. */
  private final class CallRecorder implements SessionListener {

    private final List<String> calls = new ArrayList<>();

    @Override
    public void machineCreated(VirtualMachine machine) {
      calls.add("begins");
    }

    @Override
    public void inputReceived(Input event) {
      calls.add("input");
    }

    @Override
    public void beforeTick() {
      calls.add("before " + session.ticks());
    }

    @Override
    public void afterTick() {
      calls.add("after " + session.ticks());
    }

    @Override
    public void stateRestored() {
      calls.add("restored");
    }
  }
}
