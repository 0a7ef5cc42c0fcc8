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

  private static final int JIFFIES_PER_MINUTE = 3_600;
  private static final int MENU_KEY = 319;
  private static final SaveSlot FIRST_AUTOSAVE_SLOT = new SaveSlot(SaveSlot.Kind.AUTO, 1);
  private static final SaveSlot SECOND_AUTOSAVE_SLOT = new SaveSlot(SaveSlot.Kind.AUTO, 2);

  private final TestGame game;
  private final SaveTracker tracker;

  SaveTrackerTest(@TempDir Path folder) {
    game = new TestGame(folder, "walklab", 0);
    tracker = new SaveTracker(game.saves(), game.timedSession());
  }

  @BeforeEach
  void allowSaving() {
    setVariable(EngineVariable.MAINMENU_KEY, MENU_KEY);
  }

  @Test
  void timeInTheTitleDoesNotCountAsPlayTime() {
    setVariable(EngineVariable.EGO, 0);
    play(20 * JIFFIES_PER_MINUTE, false);
    assertThat(tracker.isAutosaveDue(5)).isFalse();
    assertThat(tracker.unsavedSeconds()).isZero();
    assertThat(tracker.autosave()).isFalse();
    assertThat(game.saves().time().jiffies()).isZero();
  }

  @Test
  void theTitleAfterTheEndIsNotAutosaved() {
    play(6 * JIFFIES_PER_MINUTE, false);
    assertThat(tracker.isAutosaveDue(5)).isTrue();
    assertThat(tracker.autosave()).isTrue();
    play(2 * JIFFIES_PER_MINUTE, false);
    assertThat(tracker.unsavedSeconds()).isGreaterThan(100);

    restartIntoTitle();
    play(20 * JIFFIES_PER_MINUTE, false);
    assertThat(tracker.isAutosaveDue(5)).isFalse();
    assertThat(tracker.unsavedSeconds()).isZero();
    assertThat(tracker.autosave()).isFalse();
    assertThat(game.saves().slots().isUsed(SECOND_AUTOSAVE_SLOT)).isFalse();
    assertThat(game.saves().time().jiffies()).isZero();
  }

  @Test
  void playTimeCountsImmediatelyAfterLoadingFromTheTitle() {
    play(6 * JIFFIES_PER_MINUTE, false);
    tracker.autosave();
    restartIntoTitle();
    play(JIFFIES_PER_MINUTE, false);
    tracker.load(FIRST_AUTOSAVE_SLOT);
    setVariable(EngineVariable.EGO, 0);
    play(JIFFIES_PER_MINUTE, false);
    assertThat(tracker.unsavedSeconds()).isBetween(58L, 61L);
  }

  @Test
  void savesContainThePlayTimeWithoutTheTimeInFastMode() {
    play(JIFFIES_PER_MINUTE, false);
    play(30 * JIFFIES_PER_MINUTE, true);
    tracker.save(SaveSlot.numbered(1), "here");
    assertThat(secondsOf(SaveSlot.numbered(1))).isBetween(58L, 61L);
    assertThat(game.session().jiffiesPlayed()).isGreaterThanOrEqualTo(31 * JIFFIES_PER_MINUTE);

    play(3 * JIFFIES_PER_MINUTE, false);
    tracker.load(SaveSlot.numbered(1));
    play(JIFFIES_PER_MINUTE, false);
    tracker.save(SaveSlot.numbered(2), "later");
    assertThat(secondsOf(SaveSlot.numbered(2))).isBetween(117L, 122L);
  }

  /** Saves and loads in the same way as scripts, for example in a title that continues a game. */
  @Test
  void savesByScriptsContainThePlayTime() throws Exception {
    play(JIFFIES_PER_MINUTE, false);
    play(30 * JIFFIES_PER_MINUTE, true);
    assertThat(game.host().save(game.session().snapshot())).isTrue();

    restartIntoTitle();
    play(JIFFIES_PER_MINUTE, false);
    assertThat(game.saves().time().jiffies()).isZero();
    game.session().load(game.host().load().orElseThrow());
    play(JIFFIES_PER_MINUTE, false);
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
    long endJiffies = game.session().jiffiesPlayed() + jiffies;
    while (game.session().jiffiesPlayed() < endJiffies) {
      game.timedSession().tick();
      tracker.round(isFast);
    }
  }

  /**
   * Restarts the game with the player's key. A script at the end of a game restarts it in the same
   * way.
   */
  private void restartIntoTitle() {
    setVariable(EngineVariable.RESTART_KEY, KeyCodes.function(8));
    VirtualMachine oldMachine = game.session().machine();
    game.timedSession().input(new Input.Key(KeyCodes.function(8)));
    game.timedSession().tick();
    game.timedSession().input(new Input.Key('y'));
    while (game.session().machine() == oldMachine) {
      game.timedSession().tick();
    }
    setVariable(EngineVariable.EGO, 0);
    setVariable(EngineVariable.MAINMENU_KEY, MENU_KEY);
  }

  private void setVariable(EngineVariable variable, int value) {
    game.session().machine().variables().set(variable, value);
  }
}
