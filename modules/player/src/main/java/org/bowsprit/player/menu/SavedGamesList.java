package org.bowsprit.player.menu;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.save.SaveListing;

/** The saved games on a page whose names contain the text that the player has typed. */
final class SavedGamesList {

  private final List<SaveListing> listings;
  private final Texts texts;
  private final RowFilter filter;

  /** Creates a list of saved games. The saves of the game's scripts are left out. */
  SavedGamesList(List<SaveListing> listings, Texts texts) {
    this.listings = SavedGameRows.newestFirst(listings);
    this.texts = texts;
    filter = new RowFilter(texts);
  }

  /** Returns whether there are no saved games. */
  boolean isEmpty() {
    return listings.isEmpty();
  }

  /** Returns the filter into which the player types. */
  RowFilter filter() {
    return filter;
  }

  /**
   * Returns the saved games on the page.
   *
   * @param order the order of the saved games; of equal ones, the newest comes first
   */
  List<SaveListing> matching(Comparator<SaveListing> order) {
    return listings.stream()
        .filter(listing -> filter.accepts(SavedGameRows.label(listing, texts)))
        .sorted(order)
        .toList();
  }

  /** Returns the picture of a saved game in a row; empty for other rows. */
  Optional<PagePicture> picture(int row, Comparator<SaveListing> order) {
    List<SaveListing> matching = matching(order);
    return row < matching.size() ? PagePicture.of(matching.get(row), texts) : Optional.empty();
  }
}
