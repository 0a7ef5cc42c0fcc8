package org.bowsprit.player.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Frame;
import org.bowsprit.render.FrameHash;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.junit.jupiter.api.Test;

/** Tests when a session runs its iterations, and how it records and replays input. */
class TimedSessionTest {

  private final TestGame game = new TestGame();
  private final TimedSession session = game.timedSession();

  @Test
  void anIterationRunsWhenItsJiffiesHavePassed() {
    runJiffies(1);
    assertThat(game.session().ticks()).isEqualTo(1);
    runJiffies(10 * game.session().jiffies());
    assertThat(game.session().ticks()).isEqualTo(11);
  }

  @Test
  void aScreenEffectIsShownStepByStepBeforeTheNextIteration() {
    TestGame demoGame = new TestGame("artlab", 100);
    for (int i = 0; i < 2_800 && !demoGame.painter().fades().isRunning(); i++) {
      demoGame.timedSession().tick();
    }
    assertThat(demoGame.painter().fades().isRunning()).isTrue();

    long ticksBefore = demoGame.session().ticks();
    Set<String> frameHashes = new HashSet<>();
    for (int i = 0; i < 600 && demoGame.painter().fades().isRunning(); i++) {
      frameHashes.add(FrameHash.of(demoGame.timedSession().frame()));
      demoGame.timedSession().advanceJiffy();
    }
    assertThat(demoGame.painter().fades().isRunning()).isFalse();
    assertThat(demoGame.session().ticks()).isEqualTo(ticksBefore);
    assertThat(frameHashes).hasSizeGreaterThan(3);
  }

  @Test
  void theCursorFollowsTheMouseBetweenIterations() {
    session.tick();
    session.input(new Input.Move(12, 34));
    Frame frame = session.frame();
    assertThat(frame.cursorX()).isEqualTo(12);
    assertThat(frame.cursorY()).isEqualTo(34);
  }

  @Test
  void inputIsRecordedWithTheIterationThatReceivesIt() {
    session.tick();
    session.input(new Input.Press(5, 6, Button.LEFT));
    session.tick();
    session.input(new Input.Key('.'));
    assertThat(game.recordedInput()).containsExactly("1 5 6 LD", "2 key 46");
  }

  @Test
  void recordedInputIsReplayedAndRecordedAgain() {
    TestGame replayedGame = new TestGame("2 77 88");
    for (int i = 0; i < 3; i++) {
      replayedGame.timedSession().tick();
    }
    assertThat(replayedGame.session().mouseX()).isEqualTo(77);
    assertThat(replayedGame.recordedInput()).containsExactly("2 77 88");
  }

  @Test
  void theSessionRunsUntilTheGameQuits() {
    assertThat(session.isRunning()).isTrue();
    game.host().quit();
    assertThat(session.isRunning()).isFalse();
  }

  private void runJiffies(int count) {
    for (int i = 0; i < count; i++) {
      session.advanceJiffy();
    }
  }
}
