package org.bowsprit.player.menu;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.player.save.SaveListing;

/** The saved games to go on with; one that is damaged says so and offers what was there before. */
final class LoadPage implements Page {

  private final List<SaveListing> listings;
  private final Consumer<SaveListing> loader;
  private final Consumer<SaveListing> backupLoader;

  /**
   * Makes the page.
   *
   * @param listings what is saved
   * @param loader loads one
   * @param backupLoader loads what was there before
   */
  LoadPage(
      List<SaveListing> listings,
      Consumer<SaveListing> loader,
      Consumer<SaveListing> backupLoader) {
    this.listings = SlotRows.newestFirst(listings);
    this.loader = loader;
    this.backupLoader = backupLoader;
  }

  @Override
  public String title() {
    return "Load a game";
  }

  @Override
  public List<Row> rows() {
    return listings.isEmpty()
        ? List.of(Row.refused("Nothing is saved yet.", ""))
        : listings.stream().map(this::row).toList();
  }

  private Row row(SaveListing listing) {
    String label = SlotRows.label(listing);
    if (listing.trouble().isEmpty()) {
      return Row.action(label, () -> loader.accept(listing));
    }
    String reason = "Cannot be loaded: " + listing.trouble().get() + ".";
    return listing.hasBackup()
        ? Row.action(label + " (before)", () -> backupLoader.accept(listing)).hinting(reason)
        : Row.refused(label, reason);
  }

  @Override
  public boolean hasPictures() {
    return true;
  }

  @Override
  public Optional<SaveHeader> picture(int row) {
    return row < listings.size() ? listings.get(row).header() : Optional.empty();
  }
}
