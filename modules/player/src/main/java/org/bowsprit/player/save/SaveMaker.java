package org.bowsprit.player.save;

import java.time.Instant;
import java.util.function.LongSupplier;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.index.RoomNames;
import org.bowsprit.player.text.Texts;
import org.bowsprit.render.Frame;

/** Makes saved games of states: gives them the header that a list shows. */
public final class SaveMaker {

  private final Game game;
  private final String engine;
  private final LongSupplier clock;

  /**
   * Makes saves of a game.
   *
   * @param game the game
   * @param engine version of this program
   * @param clock tells the time in seconds since 1970
   */
  public SaveMaker(Game game, String engine, LongSupplier clock) {
    this.game = game;
    this.engine = engine;
    this.clock = clock;
  }

  /** Makes saves of a game with the clock of this machine. */
  public static SaveMaker of(Game game, String engine) {
    return new SaveMaker(game, engine, () -> Instant.now().getEpochSecond());
  }

  /**
   * Makes a save.
   *
   * @param state the game as it is
   * @param frame what is to be seen, before any menu
   * @param title what the player calls it
   */
  public SavedGame make(GameState state, Frame frame, String title) {
    return make(state, frame, title, state.session().jiffies());
  }

  /**
   * Makes a save of a game whose player has played for another time than the game's own.
   *
   * @param state the game as it is
   * @param frame what is to be seen, before any menu
   * @param title what the player calls it
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
   * Returns what a room is called: its name with a capital, else its number.
   *
   * @param texts say it in the player's language, where they know its name
   * @param room the number scripts know it by
   * @param physical the number its data has
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
