package org.bowsprit.player.save;

import java.util.Optional;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.render.Frame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The slot that a game's own scripts save into and load from (spec 07 §11). */
public final class ScriptSaves {

  private static final Logger LOG = LoggerFactory.getLogger(ScriptSaves.class);

  private final SaveSlots slots;
  private final SaveMaker maker;
  private final Frame frame;
  private Optional<PlayTime> time = Optional.empty();

  /**
   * Opens the slot.
   *
   * @param slots the game's slots
   * @param maker makes saves of the game
   * @param frame what the game shows, live
   */
  public ScriptSaves(SaveSlots slots, SaveMaker maker, Frame frame) {
    this.slots = slots;
    this.maker = maker;
    this.frame = frame;
  }

  /** Has saves tell how long the player has played, and loads set it. */
  public void keepTime(PlayTime played) {
    time = Optional.of(played);
  }

  /** Saves what the scripts asked for and returns whether that was done. */
  public boolean save(GameState state) {
    try {
      long played = time.map(PlayTime::jiffies).orElse(state.session().jiffies());
      slots.save(SaveSlot.SCRIPT, maker.make(state, frame, "Saved by the game", played));
      return true;
    } catch (SaveTrouble e) {
      LOG.warn("{}", e.getMessage());
      return false;
    }
  }

  /** Returns what the scripts saved last; empty if it cannot be loaded. */
  public Optional<GameState> load() {
    return load(SaveSlot.SCRIPT);
  }

  /**
   * Returns what was saved last, by the scripts or otherwise; empty if it cannot be loaded.
   *
   * @param room the room that the game is in; what others saved there leads nowhere else
   */
  public Optional<GameState> loadNewest(int room) {
    return slots
        .newest(listing -> listing.slot().equals(SaveSlot.SCRIPT) || isElsewhere(listing, room))
        .map(SaveListing::slot)
        .flatMap(this::load)
        .or(this::load);
  }

  private static boolean isElsewhere(SaveListing listing, int room) {
    return listing.header().filter(saved -> saved.room() != room).isPresent();
  }

  private Optional<GameState> load(SaveSlot slot) {
    try {
      SavedGame saved = slots.load(slot);
      time.ifPresent(played -> played.goOnFrom(saved.header().jiffies()));
      return Optional.of(saved.state());
    } catch (SaveTrouble e) {
      LOG.warn("{}", e.getMessage());
      return Optional.empty();
    }
  }
}
