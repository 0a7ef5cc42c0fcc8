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

/** Tests the calls that a session's listeners receive, and their order. */
class SessionListenersTest {

  private final GameSession session =
      GameSession.boot(
          GameSetup.headless(
              new GameOpener().open(Path.of("target/test-classes/games/walklab")).resources(),
              new BoxGraphProvider()));
  private final CallRecorder recorder = new CallRecorder();

  @Test
  void listenersAreCalledBeforeAndAfterAnIteration() {
    session.addListener(recorder);
    session.input(new Input.Key('a'));
    session.tick();

    assertThat(recorder.lines).containsExactly("begins", "input", "before 0", "after 1");
  }

  @Test
  void inputBeforeAnIterationBelongsToIt() {
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
  void listenersAreNotifiedOfARestoredState() {
    GameState state = session.snapshot();
    session.addListener(recorder);
    session.restore(state);

    assertThat(recorder.lines).containsExactly("begins", "restored");
  }

  @Test
  void aRemovedListenerIsNotCalled() {
    session.addListener(recorder).removeListener(recorder);
    session.tick();

    assertThat(recorder.lines).containsExactly("begins");
  }

  /** Records the calls that it receives. */
  private final class CallRecorder implements SessionListener {

    private final List<String> lines = new ArrayList<>();

    @Override
    public void machineCreated(VirtualMachine machine) {
      lines.add("begins");
    }

    @Override
    public void inputReceived(Input event) {
      lines.add("input");
    }

    @Override
    public void beforeTick() {
      lines.add("before " + session.ticks());
    }

    @Override
    public void afterTick() {
      lines.add("after " + session.ticks());
    }

    @Override
    public void stateRestored() {
      lines.add("restored");
    }
  }
}
