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

class TimedSessionTest {

  private final TestGame game = new TestGame();
  private final TimedSession session = game.timedSession();

  @Test
  void anIterationRunsWhenItsJiffiesHavePassed() {
    jiffies(1);
    assertThat(game.session().ticks()).isEqualTo(1);
    jiffies(10 * game.session().jiffies());
    assertThat(game.session().ticks()).isEqualTo(11);
  }

  @Test
  void aScreenEffectIsShownStepByStepBeforeTheNextIteration() {
    TestGame demo = new TestGame("artlab", 100);
    for (int i = 0; i < 2_800 && !demo.painter().fades().isRunning(); i++) {
      demo.timedSession().tick();
    }
    assertThat(demo.painter().fades().isRunning()).isTrue();

    long ticks = demo.session().ticks();
    Set<String> shown = new HashSet<>();
    for (int i = 0; i < 600 && demo.painter().fades().isRunning(); i++) {
      shown.add(FrameHash.of(demo.timedSession().frame()));
      demo.timedSession().jiffy();
    }
    assertThat(demo.painter().fades().isRunning()).isFalse();
    assertThat(demo.session().ticks()).isEqualTo(ticks);
    assertThat(shown).hasSizeGreaterThan(3);
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
    TestGame replaying = new TestGame("2 77 88");
    for (int i = 0; i < 3; i++) {
      replaying.timedSession().tick();
    }
    assertThat(replaying.session().mouseX()).isEqualTo(77);
    assertThat(replaying.recordedInput()).containsExactly("2 77 88");
  }

  @Test
  void theSessionRunsUntilTheGameQuits() {
    assertThat(session.isRunning()).isTrue();
    game.host().quit();
    assertThat(session.isRunning()).isFalse();
  }

  private void jiffies(int count) {
    for (int i = 0; i < count; i++) {
      session.jiffy();
    }
  }
}
