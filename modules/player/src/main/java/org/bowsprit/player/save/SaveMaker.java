package org.bowsprit.player.save;

import java.time.Instant;
import java.util.function.LongSupplier;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.index.RoomNames;
import org.bowsprit.render.Frame;

/** Creates saved games from states, and adds the header for the list of saves. */
public final class SaveMaker {

  private final Game game;
  private final String engine;
  private final LongSupplier clock;

  /**
   * Creates a maker for a game.
   *
   * @param game the game
   * @param engine the version of this program
   * @param clock returns the time in seconds since 1970
   */
  public SaveMaker(Game game, String engine, LongSupplier clock) {
    this.game = game;
    this.engine = engine;
    this.clock = clock;
  }

  /** Returns a maker for a game that uses the clock of this machine. */
  public static SaveMaker of(Game game, String engine) {
    return new SaveMaker(game, engine, () -> Instant.now().getEpochSecond());
  }

  /**
   * Creates a save.
   *
   * @param state the state of the game
   * @param frame the picture, before any menu is drawn
   * @param title the player's title
   */
  public SavedGame make(GameState state, Frame frame, String title) {
    return make(state, frame, title, state.session().jiffies());
  }

  /**
   * Creates a save with a time of play that differs from the game's own time.
   *
   * @param state the state of the game
   * @param frame the picture, before any menu is drawn
   * @param title the player's title
   * @param played the time played, in 1/60 second
   */
  SavedGame make(GameState state, Frame frame, String title, long played) {
    int room = state.world().room().number();
    return new SavedGame(
        new SaveHeader(
            game.identity().md5(),
            game.identity().describe(),
            engine,
            title,
            room,
            roomName(state.world().room().physical()),
            played,
            clock.getAsLong(),
            Thumbnail.of(frame)),
        state);
  }

  /**
   * Returns the display name of a room: its name with an initial capital, or else its number.
   *
   * @param texts translate the name if they contain it
   * @param room the number used by scripts
   * @param physical the number of the room's data
   */
  String place(Texts texts, int room, int physical) {
    String name = texts.room(roomName(physical)).replace('-', ' ').replace('_', ' ').strip();
    return name.isEmpty()
        ? texts.of("save.room", room)
        : Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  private String roomName(int room) {
    return game.resources().index().roomNames().names().stream()
        .filter(name -> name.room() == room)
        .map(RoomNames.RoomName::text)
        .findFirst()
        .orElse("");
  }
}
