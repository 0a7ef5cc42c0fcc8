package org.bowsprit.player.save;

import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.session.SaveObstacle;
import org.bowsprit.render.Frame;

/**
 * The player's actions on saved games during play, for menus and keys. They must be called between
 * two iterations of the session.
 *
 * <pre>
 * saves.reasonNotToSave().ifPresentOrElse(this::refuse, () -> saves.save(slot, "before the bridge"));
 * saves.load(slot);      // the session now continues the saved game
 * saves.quickSave();
 * saves.quickLoad();
 * saves.autosave();      // into the oldest of three slots, if the game allows it
 * saves.slots().list();  // for the menu
 * </pre>
 *
 * <p>Failures throw a {@link SaveFailedException}. Its message can be shown to the player, and the
 * session is unchanged. A load discards the snapshots for rewinding and skips screen effects.
 */
public final class SessionSaves {

  private final SaveSlots slots;
  private final SaveFactory factory;
  private final GameSession session;
  private final Frame frame;
  private final PlayTime time;
  private Texts texts = Texts.english();

  /**
   * Creates an object for a session.
   *
   * @param slots the game's slots
   * @param factory creates saves of the game
   * @param session the running session
   * @param frame the current picture of the session, which changes during play
   */
  public SessionSaves(SaveSlots slots, SaveFactory factory, GameSession session, Frame frame) {
    this.slots = slots;
    this.factory = factory;
    this.session = session;
    this.frame = frame;
    time = new PlayTime(session.jiffiesPlayed());
  }

  /** Sets the texts from which the names of locations are taken. */
  public void setTexts(Texts newTexts) {
    texts = newTexts;
  }

  /** Returns the time of play, which the caller updates. */
  public PlayTime time() {
    return time;
  }

  public SaveSlots slots() {
    return slots;
  }

  /** Returns the reason why saving is not possible now; empty if saving is possible. */
  public Optional<SaveObstacle> reasonNotToSave() {
    return session.reasonNotToSave();
  }

  /**
   * Returns the name of the current location, for the title of a save: the room's name, or else its
   * number.
   */
  public String locationName() {
    int room = session.world().room();
    return factory.roomTitle(texts, room, session.world().physicalRoom(room));
  }

  /**
   * Returns a save of the current state. It can be written later, for example after the player has
   * used a menu.
   */
  public SavedGame createSave(String title) {
    return factory.create(session.snapshot(), frame, title, time.jiffies());
  }

  /**
   * Saves the game in its current state.
   *
   * @throws SaveFailedException if saving fails
   */
  public void save(SaveSlot slot, String title) {
    slots.save(slot, createSave(title));
  }

  /**
   * Loads a saved game.
   *
   * @throws SaveFailedException if loading fails; the session is then unchanged
   */
  public void load(SaveSlot slot) {
    loadIntoSession(slots.load(slot), "Slot " + slot.name(), slots.hasBackup(slot));
  }

  /**
   * Loads the previous contents of a slot.
   *
   * @throws SaveFailedException if loading fails; the session is then unchanged
   */
  public void loadBackup(SaveSlot slot) {
    loadIntoSession(slots.loadBackup(slot), "The backup of " + slot.name(), false);
  }

  private void loadIntoSession(SavedGame saved, String what, boolean hasBackup) {
    try {
      session.load(saved.state());
      time.set(saved.header().jiffies());
    } catch (StateRefusedException e) {
      throw SaveFailedException.notLoaded(what, e.getMessage(), hasBackup);
    }
  }

  /** Saves into the quick slot; see {@link #save}. */
  public void quickSave() {
    save(SaveSlot.QUICK, "Quick save");
  }

  /** Loads from the quick slot; see {@link #load}. */
  public void quickLoad() {
    load(SaveSlot.QUICK);
  }

  /**
   * Saves into the oldest auto slot, if the game allows saving now.
   *
   * @return whether the game was saved
   * @throws SaveFailedException if the game allows saving but saving fails
   */
  public boolean autosave() {
    if (reasonNotToSave().isPresent()) {
      return false;
    }
    save(slots.nextAuto(), locationName());
    return true;
  }
}
