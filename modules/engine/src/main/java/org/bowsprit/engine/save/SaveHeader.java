package org.bowsprit.engine.save;

import java.util.Objects;
import org.bowsprit.media.voc.Jiffies;

/**
 * The part of a saved game that a list of saves shows. It can be read without the rest of the file.
 *
 * @param game hash of the game's data; the saved game cannot be loaded into another game
 * @param gameTitle the title of the game
 * @param engine version of Bowsprit
 * @param title the player's title; at most {@link #MAX_TITLE_LENGTH} code points
 * @param room number of the room
 * @param roomName name of the room in the sources; empty if unknown
 * @param jiffies the time played, in 1/60 second
 * @param savedAt the time of the save, in seconds since 1970, only for display; 0 if unknown
 * @param thumbnail the picture on the screen; null if there was none
 */
public record SaveHeader(
    String game,
    String gameTitle,
    String engine,
    String title,
    int room,
    String roomName,
    long jiffies,
    long savedAt,
    Thumbnail thumbnail) {

  /** The largest number of code points in a title. */
  public static final int MAX_TITLE_LENGTH = 80;

  /** Rejects null, cuts the title and removes control characters from it. */
  public SaveHeader {
    Objects.requireNonNull(game, "game must not be null");
    Objects.requireNonNull(gameTitle, "gameTitle must not be null");
    Objects.requireNonNull(engine, "engine must not be null");
    title = cleaned(title);
    roomName = cleaned(roomName);
  }

  private static String cleaned(String text) {
    return text.codePoints()
        .filter(character -> !Character.isISOControl(character))
        .limit(MAX_TITLE_LENGTH)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Returns a copy with another title. */
  public SaveHeader withTitle(String newTitle) {
    return new SaveHeader(
        game, gameTitle, engine, newTitle, room, roomName, jiffies, savedAt, thumbnail);
  }

  /** Returns the time played, in seconds. */
  public long secondsPlayed() {
    return jiffies / Jiffies.PER_SECOND;
  }
}
