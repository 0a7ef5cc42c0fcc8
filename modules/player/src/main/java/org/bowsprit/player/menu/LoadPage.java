package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.save.SaveListing;

/**
 * Lists the saved games that can be loaded. For a damaged save, the page shows the reason and
 * offers the previous contents of the slot.
 */
final class LoadPage implements Page {

  private final SavedGamesList listings;
  private final Texts texts;
  private final Consumer<SaveListing> loader;
  private final Consumer<SaveListing> backupLoader;
  private final Runnable savedGamesOpener;

  /**
   * Creates the page.
   *
   * @param listings the saved games
   * @param texts the texts of the program
   * @param loader loads a saved game
   * @param backupLoader loads the previous contents of a slot
   * @param savedGamesOpener opens the page that renames and deletes saved games
   */
  LoadPage(
      List<SaveListing> listings,
      Texts texts,
      Consumer<SaveListing> loader,
      Consumer<SaveListing> backupLoader,
      Runnable savedGamesOpener) {
    this.listings = new SavedGamesList(listings, texts);
    this.texts = texts;
    this.loader = loader;
    this.backupLoader = backupLoader;
    this.savedGamesOpener = savedGamesOpener;
  }

  @Override
  public String title() {
    return texts.of("load.title");
  }

  @Override
  public Optional<RowFilter> filter() {
    return Optional.of(listings.filter());
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    listings.matching(SavedGameRows.NEWEST_FIRST).forEach(listing -> rows.add(row(listing)));
    if (listings.isEmpty()) {
      rows.add(Row.unavailable(texts.of("load.none"), ""));
    }
    rows.add(
        Row.action(texts.of("load.arrange"), savedGamesOpener)
            .withHint(texts.of("load.arrange.hint")));
    return rows;
  }

  private Row row(SaveListing listing) {
    String label = SavedGameRows.label(listing, texts);
    if (listing.problem().isEmpty()) {
      return SavedGameRows.row(listing, texts, () -> loader.accept(listing));
    }
    String reason = texts.of("load.trouble", texts.translate(listing.problem().get()));
    return listing.hasBackup()
        ? Row.action(texts.of("load.before", label), () -> backupLoader.accept(listing))
            .withHint(reason)
        : Row.unavailable(label, reason);
  }

  @Override
  public boolean hasPictures() {
    return true;
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    return listings.picture(row, SavedGameRows.NEWEST_FIRST);
  }
}
