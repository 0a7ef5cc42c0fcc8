package org.bowsprit.player.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.machine.VirtualMachine;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests which time counts as play. The titles before and after the game and fast mode do not count.
 */
class SaveTrackerTest {

  private static final int MINUTE = 3_600;
  private static final int MENU_KEY = 319;
  private static final SaveSlot FIRST_AUTO = new SaveSlot(SaveSlot.Kind.AUTO, 1);
  private static final SaveSlot SECOND_AUTO = new SaveSlot(SaveSlot.Kind.AUTO, 2);

  private final TestGame game;
  private final SaveTracker tracker;

  SaveTrackerTest(@TempDir Path folder) {
    game = new TestGame(folder, "walklab", 0);
    tracker = new SaveTracker(game.saves(), game.played());
  }

  @BeforeEach
  void allowSaving() {
    set(EngineVariable.MAINMENU_KEY, MENU_KEY);
  }

  @Test
  void theTitleDoesNotCountAsPlay() {
    set(EngineVariable.EGO, 0);
    play(20 * MINUTE, false);
    assertThat(tracker.isAutosaveDue(5)).isFalse();
    assertThat(tracker.secondsAtStake()).isZero();
    assertThat(tracker.autosave()).isFalse();
    assertThat(game.saves().time().jiffies()).isZero();
  }

  @Test
  void theTitleAfterTheEndReplacesNoSave() {
    play(6 * MINUTE, false);
    assertThat(tracker.isAutosaveDue(5)).isTrue();
    assertThat(tracker.autosave()).isTrue();
    play(2 * MINUTE, false);
    assertThat(tracker.secondsAtStake()).isGreaterThan(100);

    restartIntoTitle();
    play(20 * MINUTE, false);
    assertThat(tracker.isAutosaveDue(5)).isFalse();
    assertThat(tracker.secondsAtStake()).isZero();
    assertThat(tracker.autosave()).isFalse();
    assertThat(game.saves().slots().isTaken(SECOND_AUTO)).isFalse();
    assertThat(game.saves().time().jiffies()).isZero();
  }

  @Test
  void aSaveLoadedFromTheTitleCountsAsPlayAtOnce() {
    play(6 * MINUTE, false);
    tracker.autosave();
    restartIntoTitle();
    play(MINUTE, false);
    tracker.load(FIRST_AUTO);
    set(EngineVariable.EGO, 0);
    play(MINUTE, false);
    assertThat(tracker.secondsAtStake()).isBetween(58L, 61L);
  }

  @Test
  void fastForwardIsNotPlayingTimeAndASaveKeepsTheRest() {
    play(MINUTE, false);
    play(30 * MINUTE, true);
    tracker.save(SaveSlot.numbered(1), "here");
    assertThat(secondsOf(SaveSlot.numbered(1))).isBetween(58L, 61L);
    assertThat(game.session().jiffiesPlayed()).isGreaterThanOrEqualTo(31 * MINUTE);

    play(3 * MINUTE, false);
    tracker.load(SaveSlot.numbered(1));
    play(MINUTE, false);
    tracker.save(SaveSlot.numbered(2), "later");
    assertThat(secondsOf(SaveSlot.numbered(2))).isBetween(117L, 122L);
  }

  /** This happens in a game whose title continues a stored game. */
  @Test
  void savesByScriptsKeepThePlayingTimeToo() throws Exception {
    play(MINUTE, false);
    play(30 * MINUTE, true);
    assertThat(game.host().save(game.session().snapshot())).isTrue();

    restartIntoTitle();
    play(MINUTE, false);
    assertThat(game.saves().time().jiffies()).isZero();
    game.session().load(game.host().load().orElseThrow());
    play(MINUTE, false);
    tracker.save(SaveSlot.numbered(1), "later");
    assertThat(secondsOf(SaveSlot.numbered(1))).isBetween(117L, 122L);
  }

  private long secondsOf(SaveSlot slot) {
    return tracker.slots().list().stream()
        .filter(listing -> listing.slot().equals(slot))
        .map(listing -> listing.header().orElseThrow().secondsPlayed())
        .findFirst()
        .orElseThrow();
  }

  private void play(int jiffies, boolean fast) {
    long until = game.session().jiffiesPlayed() + jiffies;
    while (game.session().jiffiesPlayed() < until) {
      game.played().tick();
      tracker.round(fast);
    }
  }

  /**
   * Restarts the game with the player's key. A script at the end of a game restarts it in the same
   * way.
   */
  private void restartIntoTitle() {
    set(EngineVariable.RESTART_KEY, KeyCodes.function(8));
    VirtualMachine before = game.session().machine();
    game.played().input(new Input.Key(KeyCodes.function(8)));
    game.played().tick();
    game.played().input(new Input.Key('y'));
    while (game.session().machine() == before) {
      game.played().tick();
    }
    set(EngineVariable.EGO, 0);
    set(EngineVariable.MAINMENU_KEY, MENU_KEY);
  }

  private void set(EngineVariable variable, int value) {
    game.session().machine().variables().set(variable, value);
  }
}
