package org.bowsprit.player.menu;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.text.Texts;

/**
 * A picture beside the rows of a page.
 *
 * @param picture the picture; empty for none
 * @param lines what is told below it, what is wanted most first
 */
record PagePicture(Optional<Thumbnail> picture, List<String> lines) {

  /** Returns what is shown of a saved game; empty if it cannot be read. */
  static Optional<PagePicture> of(SaveListing listing, Texts texts) {
    return listing.header().map(saved -> of(listing.slot(), saved, texts));
  }

  private static PagePicture of(SaveSlot slot, SaveHeader saved, Texts texts) {
    return new PagePicture(
        Optional.ofNullable(saved.thumbnail()),
        List.of(
            SlotRows.writer(slot, texts).orElse(saved.title()),
            SavedAt.of(saved, texts).whole(),
            played(saved, texts),
            room(saved, texts)));
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
