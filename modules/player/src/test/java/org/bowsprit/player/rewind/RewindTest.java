package org.bowsprit.player.rewind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.PlayedLab;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/** Tests going back in time. */
class RewindTest {

  private static final int JIFFIES_A_SECOND = 60;

  private final PlayedLab lab = new PlayedLab("walklab", 3, 100);

  @Test
  void goesBackByTheRequestedSecondsAndPlaysTheSameAgain() {
    lab.session().start();
    Rewind rewind = new Rewind(lab.session(), Rewind.USUAL_BYTES);
    play(rewind, 300);
    GameState then = lab.session().snapshot();
    lab.forget();
    play(rewind, 200);
    List<String> first = List.copyOf(lab.seen());
    long jiffies = lab.session().jiffiesPlayed() - then.session().jiffies();

    long back = rewind.back((int) (jiffies / JIFFIES_A_SECOND) + 1);

    assertThat(back).isGreaterThan(jiffies / JIFFIES_A_SECOND);
    while (lab.session().ticks() < then.session().ticks()) {
      lab.play(1);
    }
    assertThat(lab.session().snapshot().equals(then)).isTrue();
    lab.forget();
    lab.play(200);
    assertThat(lab.seen()).isEqualTo(first);
  }

  @Test
  void goesBackAsFarAsItRemembers() {
    lab.session().start();
    Rewind rewind = new Rewind(lab.session(), Rewind.USUAL_BYTES);
    assertThat(rewind.back(5)).isZero();
    play(rewind, 100);
    long all = rewind.seconds();

    assertThat(all).isPositive();
    assertThat(rewind.back(1_000_000)).isEqualTo(all);
    assertThat(rewind.seconds()).isZero();
  }

  @Test
  void memoryStaysBelowTheLimit() {
    lab.session().start();
    Rewind free = new Rewind(lab.session(), Long.MAX_VALUE);
    Rewind bound = new Rewind(lab.session(), 2_000_000);
    for (int i = 0; i < 800; i++) {
      lab.play(1);
      free.afterTick();
      bound.afterTick();
      assertThat(bound.bytes()).isLessThanOrEqualTo(2_000_000);
    }
    System.out.println(
        "RewindTest: %d seconds take %d bytes".formatted(free.seconds(), free.bytes()));
    assertThat(free.bytes()).isGreaterThan(bound.bytes());
    assertThat(bound.seconds()).isPositive().isLessThan(free.seconds());
  }

  @Test
  void forgetsWhenAnEarlierSaveIsLoaded() {
    lab.session().start();
    Rewind rewind = new Rewind(lab.session(), Rewind.USUAL_BYTES);
    play(rewind, 100);
    GameState early = lab.session().snapshot();
    play(rewind, 100);
    lab.session().restore(early);
    rewind.afterTick();

    assertThat(rewind.seconds()).isZero();
  }

  @Test
  void forgetsTheInputThatADebuggerUndoes() {
    lab.session().start();
    Rewind rewind = new Rewind(lab.session(), Rewind.USUAL_BYTES);
    lab.session().addListener(rewind);
    lab.play(100);
    GameState then = lab.session().snapshot();
    lab.play(10);
    lab.session().input(new Input.Move(1, 1));
    lab.session().restore(then);

    assertThat(rewind.input()).allMatch(each -> each.tick() < then.session().ticks());
  }

  private void play(Rewind rewind, int ticks) {
    for (int i = 0; i < ticks; i++) {
      lab.play(1);
      rewind.afterTick();
    }
  }
}
