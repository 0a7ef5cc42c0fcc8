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

/** Creates the rows of saved games in a list, and defines their order. */
final class SavedGameRows {

  /** The order in which the newest save comes first. Saves that cannot be read come last. */
  static final Comparator<SaveListing> NEWEST_FIRST =
      Comparator.comparingLong(SavedGameRows::age).thenComparing(SaveListing::slot);

  private SavedGameRows() {}

  private static long age(SaveListing listing) {
    return -listing.header().map(SaveHeader::savedAt).orElse(0L);
  }

  /** Sorts saved games, newest first. The saves of the game's scripts are left out. */
  static List<SaveListing> newestFirst(List<SaveListing> listings) {
    return listings.stream()
        .filter(listing -> listing.slot().kind() != SaveSlot.Kind.SCRIPT)
        .sorted(NEWEST_FIRST)
        .toList();
  }

  /** Returns the row of a saved game: its title and the time at which it was saved. */
  static Row row(SaveListing listing, Texts texts, Runnable enter) {
    return Row.action(label(listing, texts), enter)
        .withValue(
            listing
                .header()
                .map(
                    saved ->
                        SaveTime.of(saved, texts)
                            .shortForm(LocalDateTime.now(ZoneId.systemDefault())))
                .orElse(""));
  }

  /** Returns the title of a saved game in a list. */
  static String label(SaveListing listing, Texts texts) {
    Optional<String> title =
        listing.header().map(SaveHeader::title).filter(text -> !text.isEmpty());
    String name =
        title.or(() -> automaticName(listing.slot(), texts)).orElse(texts.of("load.unnamed"));
    return switch (listing.slot().kind()) {
      case NUMBERED -> listing.slot().number() + "  " + name;
      case AUTO -> "A" + listing.slot().number() + " " + name;
      case QUICK -> "Q  " + name;
      case SCRIPT -> name;
    };
  }

  /** Returns the name of a slot that the player cannot name; empty for other slots. */
  static Optional<String> automaticName(SaveSlot slot, Texts texts) {
    return switch (slot.kind()) {
      case NUMBERED -> Optional.empty();
      case AUTO -> Optional.of(texts.of("save.auto"));
      case QUICK -> Optional.of(texts.of("save.quick"));
      case SCRIPT -> Optional.of(texts.of("save.of-scripts"));
    };
  }
}
