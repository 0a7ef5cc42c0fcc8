package org.bowsprit.player.game;

import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveTrouble;
import org.bowsprit.player.save.SessionSaves;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.Variables;

/** Saves and loads a played game, and knows how much play would be lost if it ended now. */
public final class SaveTracker {

  private static final int JIFFIES_A_SECOND = 60;
  private static final int JIFFIES_A_MINUTE = 60 * JIFFIES_A_SECOND;

  /** No title lasts longer: a game without an ego has begun by then. */
  private static final int LONGEST_TITLE = 5 * JIFFIES_A_MINUTE;

  private final SessionSaves saves;
  private final PlayedGame game;
  private long safeAt;
  private long autosavedAt;
  private boolean begun;

  /**
   * Begins where the game is now: nothing is at stake.
   *
   * @param saves saves and loads
   * @param game what is played
   */
  public SaveTracker(SessionSaves saves, PlayedGame game) {
    this.saves = saves;
    this.game = game;
    begun = game.session().ticks() > 0;
    beSafe();
  }

  /** Returns why saving makes no sense now, as a phrase; empty if it does. */
  public Optional<String> reasonNotToSave() {
    return saves.reasonNotToSave();
  }

  /** Returns where the game is now, to call a save by: the room's name, else its number. */
  public String place() {
    return saves.place();
  }

  /**
   * Lets a round of the play loop pass. Nothing can be lost of a title: play begins when there is
   * an ego to be seen and the player has a say.
   */
  public void round() {
    if (!begun && (hasEgo() || session().jiffiesPlayed() > LONGEST_TITLE)) {
      begun = true;
      beSafe();
    }
  }

  private boolean hasEgo() {
    Variables variables = session().machine().variables();
    int ego = variables.get(EngineVariable.EGO);
    Cast cast = session().world().cast();
    return variables.get(EngineVariable.USERPUT) > 0
        && cast.has(ego)
        && cast.isOnStage(cast.actor(ego));
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
    begun = true;
    beSafe();
  }

  /**
   * Saves into the auto slot written longest ago, if the game allows saving.
   *
   * @return whether it was saved
   * @throws SaveTrouble if the game allows it and it could not be done
   */
  public boolean autosave() {
    boolean saved = saves.autosave();
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
        && session().jiffiesPlayed() - autosavedAt >= (long) minutes * JIFFIES_A_MINUTE;
  }

  /** Returns the seconds of play that would be lost if the game ended now. */
  public long secondsAtStake() {
    return begun ? Math.max(0, session().jiffiesPlayed() - safeAt) / JIFFIES_A_SECOND : 0;
  }

  private void beSafe() {
    safeAt = session().jiffiesPlayed();
    autosavedAt = safeAt;
  }

  private GameSession session() {
    return game.session();
  }
}
