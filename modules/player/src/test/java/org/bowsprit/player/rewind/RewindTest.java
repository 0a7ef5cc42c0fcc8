package org.bowsprit.player.rewind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.PlayedLab;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/** Tests rewinding a game. */
class RewindTest {

  private static final int JIFFIES_PER_SECOND = 60;

  private final PlayedLab labGame = new PlayedLab("walklab", 3, 100);

  @Test
  void theGameRewindsByTheRequestedSecondsAndThenPlaysTheSame() {
    labGame.session().start();
    Rewind rewind = new Rewind(labGame.session(), Rewind.DEFAULT_BYTES);
    play(rewind, 300);
    GameState savedState = labGame.session().snapshot();
    labGame.clearOutput();
    play(rewind, 200);
    List<String> firstRun = List.copyOf(labGame.output());
    long jiffies = labGame.session().jiffiesPlayed() - savedState.session().jiffies();

    long rewoundSeconds = rewind.goBack((int) (jiffies / JIFFIES_PER_SECOND) + 1);

    assertThat(rewoundSeconds).isGreaterThan(jiffies / JIFFIES_PER_SECOND);
    while (labGame.session().ticks() < savedState.session().ticks()) {
      labGame.play(1);
    }
    assertThat(labGame.session().snapshot().equals(savedState)).isTrue();
    labGame.clearOutput();
    labGame.play(200);
    assertThat(labGame.output()).isEqualTo(firstRun);
  }

  @Test
  void theGameRewindsToTheFirstSnapshotAtMost() {
    labGame.session().start();
    Rewind rewind = new Rewind(labGame.session(), Rewind.DEFAULT_BYTES);
    assertThat(rewind.goBack(5)).isZero();
    play(rewind, 100);
    long allSeconds = rewind.seconds();

    assertThat(allSeconds).isPositive();
    assertThat(rewind.goBack(1_000_000)).isEqualTo(allSeconds);
    assertThat(rewind.seconds()).isZero();
  }

  @Test
  void theMemoryForSnapshotsStaysBelowTheLimit() {
    labGame.session().start();
    Rewind unlimitedRewind = new Rewind(labGame.session(), Long.MAX_VALUE);
    Rewind limitedRewind = new Rewind(labGame.session(), 2_000_000);
    for (int i = 0; i < 800; i++) {
      labGame.play(1);
      unlimitedRewind.afterTick();
      limitedRewind.afterTick();
      assertThat(limitedRewind.usedBytes()).isLessThanOrEqualTo(2_000_000);
    }
    System.out.println(
        "RewindTest: %d seconds take %d bytes"
            .formatted(unlimitedRewind.seconds(), unlimitedRewind.usedBytes()));
    assertThat(unlimitedRewind.usedBytes()).isGreaterThan(limitedRewind.usedBytes());
    assertThat(limitedRewind.seconds()).isPositive().isLessThan(unlimitedRewind.seconds());
  }

  @Test
  void snapshotsAreDiscardedIfAnEarlierStateIsLoaded() {
    labGame.session().start();
    Rewind rewind = new Rewind(labGame.session(), Rewind.DEFAULT_BYTES);
    play(rewind, 100);
    GameState earlierState = labGame.session().snapshot();
    play(rewind, 100);
    labGame.session().restore(earlierState);
    rewind.afterTick();

    assertThat(rewind.seconds()).isZero();
  }

  @Test
  void inputThatADebuggerUndoesIsDiscarded() {
    labGame.session().start();
    Rewind rewind = new Rewind(labGame.session(), Rewind.DEFAULT_BYTES);
    labGame.session().addListener(rewind);
    labGame.play(100);
    GameState savedState = labGame.session().snapshot();
    labGame.play(10);
    labGame.session().input(new Input.Move(1, 1));
    labGame.session().restore(savedState);

    assertThat(rewind.input()).allMatch(each -> each.tick() < savedState.session().ticks());
  }

  private void play(Rewind rewind, int ticks) {
    for (int i = 0; i < ticks; i++) {
      labGame.play(1);
      rewind.afterTick();
    }
  }
}
