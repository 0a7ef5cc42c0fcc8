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
 * @param briefLines a short form of the text, for large text that leaves no space for all lines
 */
record PagePicture(Optional<Thumbnail> picture, List<String> lines, List<String> briefLines) {

  /** Creates a picture without a short form. */
  PagePicture(Optional<Thumbnail> picture, List<String> lines) {
    this(picture, lines, lines);
  }

  /** Returns the picture of a saved game; empty if the save cannot be read. */
  static Optional<PagePicture> of(SaveListing listing, Texts texts) {
    return listing.header().map(saved -> of(listing.slot(), saved, texts));
  }

  private static PagePicture of(SaveSlot slot, SaveHeader saved, Texts texts) {
    String name = SavedGameRows.automaticName(slot, texts).orElse(saved.title());
    SaveTime savedAt = SaveTime.of(saved, texts);
    String briefTime = savedAt.shortForm(LocalDateTime.now(ZoneId.systemDefault()));
    return new PagePicture(
        Optional.ofNullable(saved.thumbnail()),
        List.of(name, savedAt.dateAndTime(), playTimeText(saved, texts), roomText(saved, texts)),
        List.of(texts.of("save.brief", saved.secondsPlayed() / 60), name, briefTime));
  }

  private static String roomText(SaveHeader saved, Texts texts) {
    String name = saved.roomName().isEmpty() ? "" : " " + texts.room(saved.roomName());
    return texts.of("save.room", saved.room() + name);
  }

  private static String playTimeText(SaveHeader saved, Texts texts) {
    return texts.of("save.played", playTime(saved));
  }

  /** Returns the time that the game of a save has been played, in hours, minutes and seconds. */
  static String playTime(SaveHeader saved) {
    long minutes = saved.secondsPlayed() / 60;
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", minutes / 60, minutes % 60, saved.secondsPlayed() % 60);
  }
}
