package org.bowsprit.player.menu;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.save.SaveListing;

/** The saved games on a page. Their names contain the text that the player has typed. */
final class SlotList {

  private final List<SaveListing> listings;
  private final Texts texts;
  private final RowFilter filter;

  /** Creates a list of saved games. The saves of the game's scripts are left out. */
  SlotList(List<SaveListing> listings, Texts texts) {
    this.listings = SlotRows.newestFirst(listings);
    this.texts = texts;
    filter = new RowFilter(texts);
  }

  /** Returns whether nothing is saved. */
  boolean isEmpty() {
    return listings.isEmpty();
  }

  /** Returns the filter text that the player types. */
  RowFilter filter() {
    return filter;
  }

  /**
   * Returns the saved games on the page.
   *
   * @param order the order of the saved games; of equal ones, the newest comes first
   */
  List<SaveListing> shown(Comparator<SaveListing> order) {
    return listings.stream()
        .filter(listing -> filter.accepts(SlotRows.label(listing, texts)))
        .sorted(order)
        .toList();
  }

  /** Returns the picture of a saved game in a row; empty for other rows. */
  Optional<PagePicture> picture(int row, Comparator<SaveListing> order) {
    List<SaveListing> shown = shown(order);
    return row < shown.size() ? PagePicture.of(shown.get(row), texts) : Optional.empty();
  }
}
