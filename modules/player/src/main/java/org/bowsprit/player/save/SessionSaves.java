package org.bowsprit.player.save;

import java.util.Optional;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.session.NoSaving;
import org.bowsprit.player.text.Texts;
import org.bowsprit.render.Frame;

/**
 * What a player does with saved games while playing: all a menu or a key needs to call. Call it
 * between two iterations of the session.
 *
 * <pre>
 * saves.reasonNotToSave().ifPresentOrElse(this::refuse, () -> saves.save(slot, "before the bridge"));
 * saves.load(slot);      // the session is the saved one now
 * saves.quickSave();
 * saves.quickLoad();
 * saves.autosave();      // into the oldest of three slots, if the game allows it
 * saves.slots().list();  // for the menu
 * </pre>
 *
 * <p>What goes wrong is a {@link SaveTrouble}, whose message can be shown as it is; the session has
 * not changed then. After a load, what could be rewound is forgotten and screen effects are
 * skipped.
 */
public final class SessionSaves {

  private final SaveSlots slots;
  private final SaveMaker maker;
  private final GameSession session;
  private final Frame frame;
  private final PlayTime time;
  private Texts texts = Texts.english();

  /**
   * Opens a saves.
   *
   * @param slots the game's slots
   * @param maker makes saves of the game
   * @param session the session that is played
   * @param frame what it shows, live
   */
  public SessionSaves(SaveSlots slots, SaveMaker maker, GameSession session, Frame frame) {
    this.slots = slots;
    this.maker = maker;
    this.session = session;
    this.frame = frame;
    time = new PlayTime(session.jiffiesPlayed());
  }

  /** Calls places as these texts do from now on. */
  public void speak(Texts wanted) {
    texts = wanted;
  }

  /** Returns how long the game has been played, which the caller keeps. */
  public PlayTime time() {
    return time;
  }

  public SaveSlots slots() {
    return slots;
  }

  /** Returns why saving makes no sense now; empty if it does. */
  public Optional<NoSaving> reasonNotToSave() {
    return session.reasonNotToSave();
  }

  /** Returns where the game is now, to call a save by: the room's name, else its number. */
  public String place() {
    int room = session.world().room();
    return maker.place(texts, room, session.world().physicalRoom(room));
  }

  /** Returns the game as it is now, to be saved later, such as when a menu has been used. */
  public SavedGame take(String title) {
    return maker.make(session.snapshot(), frame, title, time.jiffies());
  }

  /**
   * Saves the game as it is now.
   *
   * @throws SaveTrouble if that could not be done
   */
  public void save(SaveSlot slot, String title) {
    slots.save(slot, take(title));
  }

  /**
   * Loads a saved game.
   *
   * @throws SaveTrouble if that could not be done; the session is then as it was
   */
  public void load(SaveSlot slot) {
    put(slots.load(slot), "Slot " + slot.name(), slots.hasBackup(slot));
  }

  /**
   * Loads what was in a slot before.
   *
   * @throws SaveTrouble if that could not be done; the session is then as it was
   */
  public void loadBackup(SaveSlot slot) {
    put(slots.loadBackup(slot), "The backup of " + slot.name(), false);
  }

  private void put(SavedGame saved, String what, boolean hasBackup) {
    try {
      session.load(saved.state());
      time.set(saved.header().jiffies());
    } catch (StateRefusedException e) {
      throw SaveTrouble.notLoaded(what, e.getMessage(), hasBackup);
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
   * Saves into the auto slot written longest ago, if the game allows saving now.
   *
   * @return whether it was saved
   * @throws SaveTrouble if the game allows it and it could not be done
   */
  public boolean autosave() {
    if (reasonNotToSave().isPresent()) {
      return false;
    }
    save(slots.nextAuto(), place());
    return true;
  }
}
