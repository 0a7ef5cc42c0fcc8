package org.bowsprit.engine.save;

import java.util.Objects;
import org.bowsprit.media.voc.Jiffies;

/**
 * What a list of saved games shows of one; it is read without the rest of the file.
 *
 * @param game hash of the game's data; a save is loaded into no other game
 * @param gameTitle what the game is called
 * @param engine version of the Bowsprit that saved
 * @param title what the player called it; at most {@link #TITLE_LENGTH} code points
 * @param room number of the room
 * @param roomName what its makers called it; empty if they did not say
 * @param jiffies the time played, in 1/60 second
 * @param savedAt when it was saved, in seconds since 1970, for display only; 0 for unknown
 * @param thumbnail what was to be seen; null if nothing was
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

  /** Code points of a title. */
  public static final int TITLE_LENGTH = 80;

  /** Rejects null, cuts the title and takes control characters out of it. */
  public SaveHeader {
    Objects.requireNonNull(game, "game must not be null");
    Objects.requireNonNull(gameTitle, "gameTitle must not be null");
    Objects.requireNonNull(engine, "engine must not be null");
    title = shown(title);
    roomName = shown(roomName);
  }

  private static String shown(String text) {
    return text.codePoints()
        .filter(character -> !Character.isISOControl(character))
        .limit(TITLE_LENGTH)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Returns the time played. */
  public long secondsPlayed() {
    return jiffies / Jiffies.A_SECOND;
  }
}
