package org.bowsprit.player.rewind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.PlayedLab;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/** Tests going back in time. */
class RewindTest {

  private static final int JIFFIES_PER_SECOND = 60;

  private final PlayedLab lab = new PlayedLab("walklab", 3, 100);

  @Test
  void goesBackByTheRequestedSecondsAndPlaysTheSame() {
    lab.session().start();
    Rewind rewind = new Rewind(lab.session(), Rewind.DEFAULT_BYTES);
    play(rewind, 300);
    GameState savedState = lab.session().snapshot();
    lab.clearOutput();
    play(rewind, 200);
    List<String> firstRun = List.copyOf(lab.output());
    long jiffies = lab.session().jiffiesPlayed() - savedState.session().jiffies();

    long rewoundSeconds = rewind.goBack((int) (jiffies / JIFFIES_PER_SECOND) + 1);

    assertThat(rewoundSeconds).isGreaterThan(jiffies / JIFFIES_PER_SECOND);
    while (lab.session().ticks() < savedState.session().ticks()) {
      lab.play(1);
    }
    assertThat(lab.session().snapshot().equals(savedState)).isTrue();
    lab.clearOutput();
    lab.play(200);
    assertThat(lab.output()).isEqualTo(firstRun);
  }

  @Test
  void goesBackToTheFirstSnapshotAtMost() {
    lab.session().start();
    Rewind rewind = new Rewind(lab.session(), Rewind.DEFAULT_BYTES);
    assertThat(rewind.goBack(5)).isZero();
    play(rewind, 100);
    long allSeconds = rewind.seconds();

    assertThat(allSeconds).isPositive();
    assertThat(rewind.goBack(1_000_000)).isEqualTo(allSeconds);
    assertThat(rewind.seconds()).isZero();
  }

  @Test
  void memoryStaysBelowTheLimit() {
    lab.session().start();
    Rewind unlimited = new Rewind(lab.session(), Long.MAX_VALUE);
    Rewind limited = new Rewind(lab.session(), 2_000_000);
    for (int i = 0; i < 800; i++) {
      lab.play(1);
      unlimited.afterTick();
      limited.afterTick();
      assertThat(limited.bytes()).isLessThanOrEqualTo(2_000_000);
    }
    System.out.println(
        "RewindTest: %d seconds take %d bytes".formatted(unlimited.seconds(), unlimited.bytes()));
    assertThat(unlimited.bytes()).isGreaterThan(limited.bytes());
    assertThat(limited.seconds()).isPositive().isLessThan(unlimited.seconds());
  }

  @Test
  void discardsSnapshotsIfAnEarlierStateIsLoaded() {
    lab.session().start();
    Rewind rewind = new Rewind(lab.session(), Rewind.DEFAULT_BYTES);
    play(rewind, 100);
    GameState early = lab.session().snapshot();
    play(rewind, 100);
    lab.session().restore(early);
    rewind.afterTick();

    assertThat(rewind.seconds()).isZero();
  }

  @Test
  void discardsInputThatADebuggerUndoes() {
    lab.session().start();
    Rewind rewind = new Rewind(lab.session(), Rewind.DEFAULT_BYTES);
    lab.session().addListener(rewind);
    lab.play(100);
    GameState savedState = lab.session().snapshot();
    lab.play(10);
    lab.session().input(new Input.Move(1, 1));
    lab.session().restore(savedState);

    assertThat(rewind.input()).allMatch(each -> each.tick() < savedState.session().ticks());
  }

  private void play(Rewind rewind, int ticks) {
    for (int i = 0; i < ticks; i++) {
      lab.play(1);
      rewind.afterTick();
    }
  }
}
