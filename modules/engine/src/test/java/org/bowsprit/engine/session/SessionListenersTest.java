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
  private final Diary diary = new Diary();

  @Test
  void listenersAreCalledBeforeAndAfterAnIteration() {
    session.addListener(diary);
    session.input(new Input.Key('a'));
    session.tick();

    assertThat(diary.lines).containsExactly("begins", "input", "before 0", "after 1");
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
  void listenersLearnOfAnotherState() {
    GameState state = session.snapshot();
    session.addListener(diary);
    session.restore(state);

    assertThat(diary.lines).containsExactly("begins", "restored");
  }

  @Test
  void aRemovedListenerIsNotCalled() {
    session.addListener(diary).removeListener(diary);
    session.tick();

    assertThat(diary.lines).containsExactly("begins");
  }

  /** Records the calls that it receives. */
  private final class Diary implements SessionListener {

    private final List<String> lines = new ArrayList<>();

    @Override
    public void begins(VirtualMachine machine) {
      lines.add("begins");
    }

    @Override
    public void input(Input event) {
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
    public void restored() {
      lines.add("restored");
    }
  }
}
