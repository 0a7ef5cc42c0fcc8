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
 * Tests which time counts as play time. The titles before and after the game do not count, and
 * neither does fast mode.
 */
class SaveTrackerTest {

  private static final int MINUTE_JIFFIES = 3_600;
  private static final int MENU_KEY = 319;
  private static final SaveSlot FIRST_AUTO = new SaveSlot(SaveSlot.Kind.AUTO, 1);
  private static final SaveSlot SECOND_AUTO = new SaveSlot(SaveSlot.Kind.AUTO, 2);

  private final TestGame game;
  private final SaveTracker tracker;

  SaveTrackerTest(@TempDir Path folder) {
    game = new TestGame(folder, "walklab", 0);
    tracker = new SaveTracker(game.saves(), game.timedSession());
  }

  @BeforeEach
  void allowSaving() {
    set(EngineVariable.MAINMENU_KEY, MENU_KEY);
  }

  @Test
  void theTitleDoesNotCountAsPlay() {
    set(EngineVariable.EGO, 0);
    play(20 * MINUTE_JIFFIES, false);
    assertThat(tracker.isAutosaveDue(5)).isFalse();
    assertThat(tracker.unsavedSeconds()).isZero();
    assertThat(tracker.autosave()).isFalse();
    assertThat(game.saves().time().jiffies()).isZero();
  }

  @Test
  void theTitleAfterTheEndIsNotAutosaved() {
    play(6 * MINUTE_JIFFIES, false);
    assertThat(tracker.isAutosaveDue(5)).isTrue();
    assertThat(tracker.autosave()).isTrue();
    play(2 * MINUTE_JIFFIES, false);
    assertThat(tracker.unsavedSeconds()).isGreaterThan(100);

    restartIntoTitle();
    play(20 * MINUTE_JIFFIES, false);
    assertThat(tracker.isAutosaveDue(5)).isFalse();
    assertThat(tracker.unsavedSeconds()).isZero();
    assertThat(tracker.autosave()).isFalse();
    assertThat(game.saves().slots().isUsed(SECOND_AUTO)).isFalse();
    assertThat(game.saves().time().jiffies()).isZero();
  }

  @Test
  void playCountsImmediatelyAfterLoadingFromTheTitle() {
    play(6 * MINUTE_JIFFIES, false);
    tracker.autosave();
    restartIntoTitle();
    play(MINUTE_JIFFIES, false);
    tracker.load(FIRST_AUTO);
    set(EngineVariable.EGO, 0);
    play(MINUTE_JIFFIES, false);
    assertThat(tracker.unsavedSeconds()).isBetween(58L, 61L);
  }

  @Test
  void fastModeDoesNotCountAndSavesContainThePlayTime() {
    play(MINUTE_JIFFIES, false);
    play(30 * MINUTE_JIFFIES, true);
    tracker.save(SaveSlot.numbered(1), "here");
    assertThat(secondsOf(SaveSlot.numbered(1))).isBetween(58L, 61L);
    assertThat(game.session().jiffiesPlayed()).isGreaterThanOrEqualTo(31 * MINUTE_JIFFIES);

    play(3 * MINUTE_JIFFIES, false);
    tracker.load(SaveSlot.numbered(1));
    play(MINUTE_JIFFIES, false);
    tracker.save(SaveSlot.numbered(2), "later");
    assertThat(secondsOf(SaveSlot.numbered(2))).isBetween(117L, 122L);
  }

  /** This happens in a game whose title continues a stored game. */
  @Test
  void savesByScriptsContainThePlayTime() throws Exception {
    play(MINUTE_JIFFIES, false);
    play(30 * MINUTE_JIFFIES, true);
    assertThat(game.host().save(game.session().snapshot())).isTrue();

    restartIntoTitle();
    play(MINUTE_JIFFIES, false);
    assertThat(game.saves().time().jiffies()).isZero();
    game.session().load(game.host().load().orElseThrow());
    play(MINUTE_JIFFIES, false);
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

  private void play(int jiffies, boolean isFast) {
    long until = game.session().jiffiesPlayed() + jiffies;
    while (game.session().jiffiesPlayed() < until) {
      game.timedSession().tick();
      tracker.round(isFast);
    }
  }

  /**
   * Restarts the game with the player's key. A script at the end of a game restarts it in the same
   * way.
   */
  private void restartIntoTitle() {
    set(EngineVariable.RESTART_KEY, KeyCodes.function(8));
    VirtualMachine oldMachine = game.session().machine();
    game.timedSession().input(new Input.Key(KeyCodes.function(8)));
    game.timedSession().tick();
    game.timedSession().input(new Input.Key('y'));
    while (game.session().machine() == oldMachine) {
      game.timedSession().tick();
    }
    set(EngineVariable.EGO, 0);
    set(EngineVariable.MAINMENU_KEY, MENU_KEY);
  }

  private void set(EngineVariable variable, int value) {
    game.session().machine().variables().set(variable, value);
  }
}
