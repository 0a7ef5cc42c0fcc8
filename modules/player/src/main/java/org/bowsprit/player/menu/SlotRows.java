package org.bowsprit.player.menu;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;

/** Creates the rows for saved games in a list, newest first. */
final class SlotRows {

  /** The order in which the newest save comes first. Saves that cannot be read come last. */
  static final Comparator<SaveListing> NEWEST =
      Comparator.comparingLong(SlotRows::age).thenComparing(SaveListing::slot);

  private SlotRows() {}

  private static long age(SaveListing listing) {
    return -listing.header().map(SaveHeader::savedAt).orElse(0L);
  }

  /** Sorts saved games, newest first. The saves of the game's scripts are left out. */
  static List<SaveListing> newestFirst(List<SaveListing> listings) {
    return listings.stream()
        .filter(listing -> listing.slot().kind() != SaveSlot.Kind.SCRIPT)
        .sorted(NEWEST)
        .toList();
  }

  /** Returns the row of a saved game: its title and the time at which it was saved. */
  static Row row(SaveListing listing, Texts texts, Runnable enter) {
    return Row.action(label(listing, texts), enter)
        .showing(
            listing
                .header()
                .map(
                    saved ->
                        SavedAt.of(saved, texts).brief(LocalDateTime.now(ZoneId.systemDefault())))
                .orElse(""));
  }

  /** Returns the title of a saved game in a list. */
  static String label(SaveListing listing, Texts texts) {
    Optional<String> title = listing.header().map(SaveHeader::title).filter(one -> !one.isEmpty());
    String name = title.or(() -> writer(listing.slot(), texts)).orElse(texts.of("load.unnamed"));
    return switch (listing.slot().kind()) {
      case NUMBERED -> listing.slot().number() + "  " + name;
      case AUTO -> "A" + listing.slot().number() + " " + name;
      case QUICK -> "Q  " + name;
      case SCRIPT -> name;
    };
  }

  /** Returns the name of a slot that the player cannot name; empty for other slots. */
  static Optional<String> writer(SaveSlot slot, Texts texts) {
    return switch (slot.kind()) {
      case NUMBERED -> Optional.empty();
      case AUTO -> Optional.of(texts.of("save.auto"));
      case QUICK -> Optional.of(texts.of("save.quick"));
      case SCRIPT -> Optional.of(texts.of("save.of-scripts"));
    };
  }
}
