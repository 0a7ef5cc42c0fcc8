package org.bowsprit.player.menu;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.text.Texts;

/** How saved games stand in a list: by name, the newest first. */
final class SlotRows {

  private SlotRows() {}

  /** Orders saved games, the newest first, those that cannot be read last. */
  static List<SaveListing> newestFirst(List<SaveListing> listings) {
    Comparator<SaveListing> byTime =
        Comparator.comparingLong(listing -> -listing.header().map(SaveHeader::savedAt).orElse(0L));
    return listings.stream()
        .filter(listing -> listing.slot().kind() != SaveSlot.Kind.SCRIPT)
        .sorted(byTime.thenComparing(SaveListing::slot))
        .toList();
  }

  /** Returns what a saved game is called in a list. */
  static String label(SaveListing listing, Texts texts) {
    Optional<String> title = listing.header().map(SaveHeader::title).filter(one -> !one.isEmpty());
    return switch (listing.slot().kind()) {
      case NUMBERED -> listing.slot().number() + "  " + title.orElse(texts.of("load.unnamed"));
      case AUTO -> "A" + listing.slot().number() + " " + texts.of("save.auto");
      case QUICK -> "Q  " + texts.of("save.quick");
      case SCRIPT -> texts.of("save.of-scripts");
    };
  }
}
