package org.bowsprit.player.save;

import java.util.Optional;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.render.Frame;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The slot into which a game's own scripts save and from which they load (spec 07 §11). */
public final class ScriptSaves {

  private static final Logger LOG = LoggerFactory.getLogger(ScriptSaves.class);

  private final SaveSlots slots;
  private final SaveFactory factory;
  private final Frame frame;
  private Optional<PlayTime> time = Optional.empty();

  /**
   * Creates an object for a game.
   *
   * @param slots the game's slots
   * @param factory creates saves of the game
   * @param frame the current picture of the game, which changes during play
   */
  public ScriptSaves(SaveSlots slots, SaveFactory factory, Frame frame) {
    this.slots = slots;
    this.factory = factory;
    this.frame = frame;
  }

  /** Sets the object that counts the play time. A save contains this time, and a load sets it. */
  public void setPlayTime(PlayTime played) {
    time = Optional.of(played);
  }

  /** Saves a state for the scripts, and returns whether that succeeded. */
  public boolean save(GameState state) {
    try {
      long played = time.map(PlayTime::jiffies).orElse(state.session().jiffies());
      slots.save(SaveSlot.SCRIPT, factory.create(state, frame, "Saved by the game", played));
      return true;
    } catch (SaveFailedException e) {
      LOG.warn("{}", e.getMessage());
      return false;
    }
  }

  /** Returns the state that the scripts saved last; empty if it cannot be loaded. */
  public Optional<GameState> load() {
    return load(SaveSlot.SCRIPT);
  }

  /**
   * Returns the state that was saved last, by the scripts or otherwise; empty if it cannot be
   * loaded.
   *
   * @param room the current room; saves in this room that were not made by scripts are ignored,
   *     because loading them would not lead to another room
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
      time.ifPresent(played -> played.setLoaded(saved.header().jiffies()));
      return Optional.of(saved.state());
    } catch (SaveFailedException e) {
      LOG.warn("{}", e.getMessage());
      return Optional.empty();
    }
  }
}
