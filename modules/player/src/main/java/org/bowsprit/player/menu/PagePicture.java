package org.bowsprit.player.menu;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.player.text.Texts;

/**
 * A picture beside the rows of a page.
 *
 * @param picture the picture; empty for none
 * @param lines what is told below it
 */
record PagePicture(Optional<Thumbnail> picture, List<String> lines) {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

  /** Returns what is shown of a saved game. */
  static PagePicture of(SaveHeader saved, Texts texts) {
    return new PagePicture(
        Optional.ofNullable(saved.thumbnail()),
        List.of(saved.title(), room(saved, texts), played(saved, texts), date(saved)));
  }

  /** Returns when a game was saved, for the player's clock; empty if that is not known. */
  static String date(SaveHeader saved) {
    return saved.savedAt() == 0
        ? ""
        : DATE.format(Instant.ofEpochSecond(saved.savedAt()).atZone(ZoneId.systemDefault()));
  }

  private static String room(SaveHeader saved, Texts texts) {
    String name = saved.roomName().isEmpty() ? "" : " " + saved.roomName();
    return texts.of("save.room", saved.room() + name);
  }

  private static String played(SaveHeader saved, Texts texts) {
    long minutes = saved.secondsPlayed() / 60;
    String time =
        String.format(
            Locale.ROOT, "%d:%02d:%02d", minutes / 60, minutes % 60, saved.secondsPlayed() % 60);
    return texts.of("save.played", time);
  }
}
