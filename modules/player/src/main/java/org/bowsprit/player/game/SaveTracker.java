package org.bowsprit.player.game;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.session.NoSaving;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveTrouble;
import org.bowsprit.player.save.SessionSaves;

/** Saves and loads a played game, and knows how much play would be lost if it ended now. */
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
   * Begins where the game is now: nothing is at stake.
   *
   * @param saves saves and loads
   * @param game what is played
   */
  @Inject
  public SaveTracker(SessionSaves saves, TimedSession game) {
    this.saves = saves;
    this.game = game;
    beginning = new PlayBeginning(game.session());
    seenAt = session().jiffiesPlayed();
    beSafe();
  }

  /** Returns why saving makes no sense now; empty if it does. */
  public Optional<NoSaving> reasonNotToSave() {
    return saves.reasonNotToSave();
  }

  /** Returns where the game is now, to call a save by: the room's name, else its number. */
  public String place() {
    return saves.place();
  }

  /**
   * Lets a round of the play loop pass. Nothing can be lost of a title, and no time is played there
   * or in fast mode.
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

  /** Returns whether the quick keys have saved something, whole or not. */
  public boolean hasQuickSave() {
    return saves.slots().holds(SaveSlot.QUICK);
  }

  /** Returns what is saved; see {@link org.bowsprit.player.save.SaveSlots#list}. */
  public List<SaveListing> list() {
    return saves.slots().list();
  }

  /**
   * Saves the game.
   *
   * @param title what the player calls it
   * @throws SaveTrouble if that could not be done
   */
  public void save(SaveSlot slot, String title) {
    saves.save(slot, title);
    beSafe();
  }

  /**
   * Goes on with a saved game.
   *
   * @throws SaveTrouble if it cannot be loaded; the game is then as it was
   */
  public void load(SaveSlot slot) {
    saves.load(slot);
    loaded();
  }

  /**
   * Goes on with what was in a slot before.
   *
   * @throws SaveTrouble if it cannot be loaded; the game is then as it was
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
   * Saves into the auto slot written longest ago, if the game allows saving and is no title.
   *
   * @return whether it was saved
   * @throws SaveTrouble if the game allows it and it could not be done
   */
  public boolean autosave() {
    boolean saved = beginning.isBehind() && saves.autosave();
    if (saved) {
      beSafe();
    }
    return saved;
  }

  /** Returns whether so many minutes of play have passed since anything was saved or loaded. */
  public boolean isAutosaveDue(int minutes) {
    // What went back in time begins to count anew.
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
