package org.bowsprit.player.game;

import jakarta.inject.Inject;
import java.util.Optional;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.session.NoSaving;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.save.SaveTrouble;
import org.bowsprit.player.save.SessionSaves;

/**
 * Saves and loads a running game, and measures how much play would be lost if the game ended now.
 */
public final class SaveTracker {

  private static final int JIFFIES_A_SECOND = 60;
  private static final int JIFFIES_A_MINUTE = 60 * JIFFIES_A_SECOND;

  private final SessionSaves saves;
  private final TimedSession game;
  private long safeAt;
  private long autosavedAt;
  private final PlayBeginning beginning;
  private long seenAt;

  /**
   * Creates a tracker. The play before this call does not count as unsaved.
   *
   * @param saves saves and loads
   * @param game the game
   */
  @Inject
  public SaveTracker(SessionSaves saves, TimedSession game) {
    this.saves = saves;
    this.game = game;
    beginning = new PlayBeginning(game.session());
    seenAt = session().jiffiesPlayed();
    beSafe();
  }

  /** Returns the reason why saving is not possible now; empty if saving is possible. */
  public Optional<NoSaving> reasonNotToSave() {
    return saves.reasonNotToSave();
  }

  /**
   * Returns the name of the current location, for the title of a save: the room's name, or else its
   * number.
   */
  public String place() {
    return saves.place();
  }

  /**
   * Called once per round of the play loop. During the title no play can be lost. Neither the title
   * nor fast mode counts as play time.
   *
   * @param isFast whether the round was played as fast as possible
   */
  public void round(boolean isFast) {
    if (saves.time().hasGoneOn()) {
      goOn();
    }
    long passed = session().jiffiesPlayed() - seenAt;
    seenAt += passed;
    switch (beginning.round()) {
      case TITLE -> saves.time().set(0);
      case BEGINS -> beSafe();
      case GOES_ON -> saves.time().add(isFast ? Math.min(0, passed) : passed);
    }
  }

  /** Returns whether there is a quick save, intact or damaged. */
  public boolean hasQuickSave() {
    return saves.slots().holds(SaveSlot.QUICK);
  }

  /** Returns the saved games. */
  public SaveSlots slots() {
    return saves.slots();
  }

  /**
   * Saves the game.
   *
   * @param title the player's title for the save
   * @throws SaveTrouble if the game cannot be saved
   */
  public void save(SaveSlot slot, String title) {
    saves.save(slot, title);
    beSafe();
  }

  /**
   * Loads a saved game.
   *
   * @throws SaveTrouble if the save cannot be loaded; the game is then unchanged
   */
  public void load(SaveSlot slot) {
    saves.load(slot);
    loaded();
  }

  /**
   * Loads the previous contents of a slot.
   *
   * @throws SaveTrouble if they cannot be loaded; the game is then unchanged
   */
  public void loadBackup(SaveSlot slot) {
    saves.loadBackup(slot);
    loaded();
  }

  private void loaded() {
    game.goOnFromLoaded();
    goOn();
  }

  private void goOn() {
    beginning.skip();
    seenAt = session().jiffiesPlayed();
    beSafe();
  }

  /**
   * Saves into the oldest auto slot, if the game allows saving and is past its title.
   *
   * @return whether the game was saved
   * @throws SaveTrouble if the game allows saving but saving fails
   */
  public boolean autosave() {
    boolean saved = beginning.isBehind() && saves.autosave();
    if (saved) {
      beSafe();
    }
    return saved;
  }

  /** Returns whether this many minutes of play have passed since the last save or load. */
  public boolean isAutosaveDue(int minutes) {
    // After a rewind, counting restarts at the earlier time.
    autosavedAt = Math.min(autosavedAt, session().jiffiesPlayed());
    return minutes > 0
        && beginning.isBehind()
        && session().jiffiesPlayed() - autosavedAt >= (long) minutes * JIFFIES_A_MINUTE;
  }

  /** Returns the seconds of play that would be lost if the game ended now. */
  public long secondsAtStake() {
    return beginning.isBehind()
        ? Math.max(0, session().jiffiesPlayed() - safeAt) / JIFFIES_A_SECOND
        : 0;
  }

  private void beSafe() {
    safeAt = session().jiffiesPlayed();
    autosavedAt = safeAt;
  }

  private GameSession session() {
    return game.session();
  }
}
