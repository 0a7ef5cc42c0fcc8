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
public final class SaveFactory {

  private final Game game;
  private final String engine;
  private final LongSupplier clock;

  /**
   * Creates a factory for a game.
   *
   * @param game the game
   * @param engine the version of this program
   * @param clock returns the time in seconds since 1970
   */
  public SaveFactory(Game game, String engine, LongSupplier clock) {
    this.game = game;
    this.engine = engine;
    this.clock = clock;
  }

  /** Returns a factory for a game. It uses the clock of this machine. */
  public static SaveFactory of(Game game, String engine) {
    return new SaveFactory(game, engine, () -> Instant.now().getEpochSecond());
  }

  /**
   * Creates a save.
   *
   * @param state the state of the game
   * @param frame the picture, before any menu is drawn
   * @param title the player's title
   */
  public SavedGame create(GameState state, Frame frame, String title) {
    return create(state, frame, title, state.session().jiffies());
  }

  /**
   * Creates a save with a play time that may differ from the game's own time.
   *
   * @param state the state of the game
   * @param frame the picture, before any menu is drawn
   * @param title the player's title
   * @param jiffiesPlayed the time played, in 1/60 second
   */
  SavedGame create(GameState state, Frame frame, String title, long jiffiesPlayed) {
    int room = state.world().room().number();
    return new SavedGame(
        new SaveHeader(
            game.identity().md5(),
            game.identity().description(),
            engine,
            title,
            room,
            roomName(state.world().room().physical()),
            jiffiesPlayed,
            clock.getAsLong(),
            Thumbnail.of(frame)),
        state);
  }

  /**
   * Returns the display name of a room: its name with an initial capital, or else its number.
   *
   * @param texts translate the name if they contain it
   * @param room the number used by scripts
   * @param dataRoom the number of the room's data
   */
  String roomTitle(Texts texts, int room, int dataRoom) {
    String name = texts.room(roomName(dataRoom)).replace('-', ' ').replace('_', ' ').strip();
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
