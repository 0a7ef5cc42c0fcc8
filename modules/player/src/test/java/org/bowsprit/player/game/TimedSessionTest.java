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
  private final TimedSession played = game.played();

  @Test
  void anIterationIsPlayedWhenItsJiffiesHavePassed() {
    jiffies(1);
    assertThat(game.session().ticks()).isEqualTo(1);
    jiffies(10 * game.session().jiffies());
    assertThat(game.session().ticks()).isEqualTo(11);
  }

  @Test
  void aScreenEffectIsShownStepByStepBeforeTheNextIteration() {
    TestGame demo = new TestGame("artlab", 100);
    for (int i = 0; i < 2_800 && !demo.painter().fades().areRunning(); i++) {
      demo.played().tick();
    }
    assertThat(demo.painter().fades().areRunning()).isTrue();

    long ticks = demo.session().ticks();
    Set<String> shown = new HashSet<>();
    for (int i = 0; i < 600 && demo.painter().fades().areRunning(); i++) {
      shown.add(FrameHash.of(demo.played().frame()));
      demo.played().jiffy();
    }
    assertThat(demo.painter().fades().areRunning()).isFalse();
    assertThat(demo.session().ticks()).isEqualTo(ticks);
    assertThat(shown).hasSizeGreaterThan(3);
  }

  @Test
  void theCursorIsWhereTheMouseIsWithoutWaitingForAnIteration() {
    played.tick();
    played.input(new Input.Move(12, 34));
    Frame frame = played.frame();
    assertThat(frame.cursorX()).isEqualTo(12);
    assertThat(frame.cursorY()).isEqualTo(34);
  }

  @Test
  void inputIsRecordedWithTheIterationThatReceivesIt() {
    played.tick();
    played.input(new Input.Press(5, 6, Button.LEFT));
    played.tick();
    played.input(new Input.Key('.'));
    assertThat(game.recorded()).containsExactly("1 5 6 LD", "2 key 46");
  }

  @Test
  void recordedInputIsPlayedBesideThePlayersOwn() {
    TestGame replaying = new TestGame("2 77 88");
    for (int i = 0; i < 3; i++) {
      replaying.played().tick();
    }
    assertThat(replaying.session().mouseX()).isEqualTo(77);
    assertThat(replaying.recorded()).containsExactly("2 77 88");
  }

  @Test
  void itContinuesUntilTheGameRequestsItsEnd() {
    assertThat(played.goesOn()).isTrue();
    game.host().quit();
    assertThat(played.goesOn()).isFalse();
  }

  private void jiffies(int count) {
    for (int i = 0; i < count; i++) {
      played.jiffy();
    }
  }
}
