package org.bowsprit.player.menu;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.save.SaveListing;

/**
 * The saved games to load. For a damaged save, the page says so and offers the previous contents of
 * the slot.
 */
final class LoadPage implements Page {

  private final List<SaveListing> listings;
  private final Texts texts;
  private final Consumer<SaveListing> loader;
  private final Consumer<SaveListing> backupLoader;

  /**
   * Creates the page.
   *
   * @param listings the saved games
   * @param texts the texts of the program
   * @param loader loads a saved game
   * @param backupLoader loads the previous contents of a slot
   */
  LoadPage(
      List<SaveListing> listings,
      Texts texts,
      Consumer<SaveListing> loader,
      Consumer<SaveListing> backupLoader) {
    this.listings = SlotRows.newestFirst(listings);
    this.texts = texts;
    this.loader = loader;
    this.backupLoader = backupLoader;
  }

  @Override
  public String title() {
    return texts.of("load.title");
  }

  @Override
  public List<Row> rows() {
    return listings.isEmpty()
        ? List.of(Row.refused(texts.of("load.none"), ""))
        : listings.stream().map(this::row).toList();
  }

  private Row row(SaveListing listing) {
    String label = SlotRows.label(listing, texts);
    if (listing.trouble().isEmpty()) {
      return SlotRows.row(listing, texts, () -> loader.accept(listing));
    }
    String reason = texts.of("load.trouble", texts.translated(listing.trouble().get()));
    return listing.hasBackup()
        ? Row.action(texts.of("load.before", label), () -> backupLoader.accept(listing))
            .hinting(reason)
        : Row.refused(label, reason);
  }

  @Override
  public boolean hasPictures() {
    return true;
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    return row < listings.size() ? PagePicture.of(listings.get(row), texts) : Optional.empty();
  }
}
