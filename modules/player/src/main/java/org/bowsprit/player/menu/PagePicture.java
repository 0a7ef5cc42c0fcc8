package org.bowsprit.player.menu;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;

/**
 * A picture beside the rows of a page.
 *
 * @param picture the picture; empty for none
 * @param lines the text below it, most important line first
 * @param brief a short form, for large letters that leave no room for the lines
 */
record PagePicture(Optional<Thumbnail> picture, List<String> lines, List<String> brief) {

  /** Creates a picture without a short form. */
  PagePicture(Optional<Thumbnail> picture, List<String> lines) {
    this(picture, lines, lines);
  }

  /** Returns the picture of a saved game; empty if the save cannot be read. */
  static Optional<PagePicture> of(SaveListing listing, Texts texts) {
    return listing.header().map(saved -> of(listing.slot(), saved, texts));
  }

  private static PagePicture of(SaveSlot slot, SaveHeader saved, Texts texts) {
    String name = SlotRows.writer(slot, texts).orElse(saved.title());
    SavedAt when = SavedAt.of(saved, texts);
    String now = when.brief(LocalDateTime.now(ZoneId.systemDefault()));
    return new PagePicture(
        Optional.ofNullable(saved.thumbnail()),
        List.of(name, when.whole(), played(saved, texts), room(saved, texts)),
        List.of(texts.of("save.brief", saved.secondsPlayed() / 60), name, now));
  }

  private static String room(SaveHeader saved, Texts texts) {
    String name = saved.roomName().isEmpty() ? "" : " " + texts.room(saved.roomName());
    return texts.of("save.room", saved.room() + name);
  }

  private static String played(SaveHeader saved, Texts texts) {
    return texts.of("save.played", time(saved));
  }

  /** Returns the time that the game of a save has been played, in hours, minutes and seconds. */
  static String time(SaveHeader saved) {
    long minutes = saved.secondsPlayed() / 60;
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", minutes / 60, minutes % 60, saved.secondsPlayed() % 60);
  }
}
