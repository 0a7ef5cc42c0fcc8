package org.bowsprit.player.game;

import jakarta.inject.Inject;
import java.util.Optional;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.session.SaveObstacle;
import org.bowsprit.player.save.SaveFailedException;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.save.SessionSaves;

/** Saves and loads a running game, and measures how much play time has not been saved yet. */
public final class SaveTracker {

  private static final int JIFFIES_PER_SECOND = 60;
  private static final int JIFFIES_PER_MINUTE = 60 * JIFFIES_PER_SECOND;

  private final SessionSaves saves;
  private final TimedSession game;
  private long jiffiesAtSave;
  private long jiffiesAtAutosave;
  private final TitleDetector titleDetector;
  private long lastRoundJiffies;

  /**
   * Creates a tracker. The play time before this call is not counted as unsaved.
   *
   * @param saves saves and loads
   * @param game the game
   */
  @Inject
  public SaveTracker(SessionSaves saves, TimedSession game) {
    this.saves = saves;
    this.game = game;
    titleDetector = new TitleDetector(game.session());
    lastRoundJiffies = session().jiffiesPlayed();
    markSaved();
  }

  /** Returns the reason why saving is not possible now; empty if saving is possible. */
  public Optional<SaveObstacle> reasonNotToSave() {
    return saves.reasonNotToSave();
  }

  /**
   * Returns the name of the current location, for the title of a save: the room's name, or else its
   * number.
   */
  public String locationName() {
    return saves.locationName();
  }

  /**
   * Called once per round of the play loop. During the title, there is no unsaved play. Neither the
   * title nor fast mode counts as play time.
   *
   * @param isFast whether the round was played as fast as possible
   */
  public void round(boolean isFast) {
    if (saves.time().pollLoaded()) {
      continueLoaded();
    }
    long elapsed = session().jiffiesPlayed() - lastRoundJiffies;
    lastRoundJiffies += elapsed;
    switch (titleDetector.round()) {
      case TITLE -> saves.time().set(0);
      case BEGINS -> markSaved();
      case CONTINUES -> saves.time().add(isFast ? Math.min(0, elapsed) : elapsed);
    }
  }

  /** Returns whether there is a quick save, intact or damaged. */
  public boolean hasQuickSave() {
    return saves.slots().hasSaveOrBackup(SaveSlot.QUICK);
  }

  /** Returns the saved games. */
  public SaveSlots slots() {
    return saves.slots();
  }

  /**
   * Saves the game.
   *
   * @param title the player's title for the save
   * @throws SaveFailedException if the game cannot be saved
   */
  public void save(SaveSlot slot, String title) {
    saves.save(slot, title);
    markSaved();
  }

  /**
   * Loads a saved game.
   *
   * @throws SaveFailedException if the save cannot be loaded; the game is then unchanged
   */
  public void load(SaveSlot slot) {
    saves.load(slot);
    continueFromLoaded();
  }

  /**
   * Loads the previous contents of a slot.
   *
   * @throws SaveFailedException if the previous contents cannot be loaded; the game is then
   *     unchanged
   */
  public void loadBackup(SaveSlot slot) {
    saves.loadBackup(slot);
    continueFromLoaded();
  }

  private void continueFromLoaded() {
    game.continueFromLoaded();
    continueLoaded();
  }

  private void continueLoaded() {
    titleDetector.skip();
    lastRoundJiffies = session().jiffiesPlayed();
    markSaved();
  }

  /**
   * Saves into the oldest auto slot, if the game allows saving and is past its title.
   *
   * @return whether the game was saved
   * @throws SaveFailedException if the game allows saving but saving fails
   */
  public boolean autosave() {
    boolean isSaved = titleDetector.hasPlayBegun() && saves.autosave();
    if (isSaved) {
      markSaved();
    }
    return isSaved;
  }

  /** Returns whether this many minutes of play have passed since the last save or load. */
  public boolean isAutosaveDue(int minutes) {
    // After a rewind, counting restarts at the earlier time.
    jiffiesAtAutosave = Math.min(jiffiesAtAutosave, session().jiffiesPlayed());
    return minutes > 0
        && titleDetector.hasPlayBegun()
        && session().jiffiesPlayed() - jiffiesAtAutosave >= (long) minutes * JIFFIES_PER_MINUTE;
  }

  /** Returns the seconds of play that would be lost if the game ended now. */
  public long unsavedSeconds() {
    return titleDetector.hasPlayBegun()
        ? Math.max(0, session().jiffiesPlayed() - jiffiesAtSave) / JIFFIES_PER_SECOND
        : 0;
  }

  private void markSaved() {
    jiffiesAtSave = session().jiffiesPlayed();
    jiffiesAtAutosave = jiffiesAtSave;
  }

  private GameSession session() {
    return game.session();
  }
}
