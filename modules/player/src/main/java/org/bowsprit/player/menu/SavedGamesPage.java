package org.bowsprit.player.menu;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.player.save.SaveListing;

/**
 * The list of saved games, in which the player can rename and delete them and copy them to and from
 * files.
 */
final class SavedGamesPage implements Page {

  private final SavedGamesMenu menu;
  private final SavedGamesList listings;
  private final List<Path> foreignCopies;
  private final Texts texts;
  private Order order = Order.NEWEST;

  /** The orders of the list. */
  // The comparators have no state.
  @SuppressWarnings("ImmutableEnumChecker")
  private enum Order {
    NEWEST("saves.order.newest", SavedGameRows.NEWEST_FIRST),
    TITLE("saves.order.title", Comparator.comparing(Order::title)),
    SLOT("saves.order.slot", Comparator.comparing(SaveListing::slot));

    private final String key;
    private final Comparator<SaveListing> comparator;

    Order(String key, Comparator<SaveListing> comparator) {
      this.key = key;
      this.comparator = comparator;
    }

    private static String title(SaveListing listing) {
      return listing.header().map(SaveHeader::title).orElse("");
    }
  }

  /**
   * Creates the page.
   *
   * @param menu opens the other pages
   * @param listings the saved games
   * @param foreignCopies copies of saves that another program has left in the folder, such as
   *     conflict copies of a synchronisation program; they are in no slot
   * @param texts the texts of the program
   */
  SavedGamesPage(
      SavedGamesMenu menu, List<SaveListing> listings, List<Path> foreignCopies, Texts texts) {
    this.menu = menu;
    this.listings = new SavedGamesList(listings, texts);
    this.foreignCopies = foreignCopies;
    this.texts = texts;
  }

  @Override
  public String title() {
    return texts.of("saves.title");
  }

  @Override
  public String foot() {
    return texts.of("filter.hint");
  }

  @Override
  public Optional<RowFilter> filter() {
    return Optional.of(listings.filter());
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    listings.matching(order.comparator).forEach(listing -> rows.add(row(listing)));
    rows.add(
        Row.value(
            texts.of("saves.order"),
            texts.of(order.key),
            "",
            by -> order = SettingsPage.neighbour(List.of(Order.values()), order, by)));
    rows.add(Row.action(texts.of("saves.import"), () -> menu.importSave(this)));
    foreignCopies.forEach(copy -> rows.add(row(copy)));
    return rows;
  }

  private Row row(SaveListing listing) {
    return SavedGameRows.row(listing, texts, () -> menu.open(this, listing))
        .withHint(
            listing
                .problem()
                .map(problem -> texts.of("load.trouble", texts.translate(problem)))
                .orElse(""));
  }

  private Row row(Path copy) {
    String name = copy.getFileName().toString();
    return Row.action(texts.of("saves.copy", name), () -> menu.moveToFreeSlot(this, copy))
        .withHint(texts.of("saves.copy.hint", name));
  }

  @Override
  public boolean hasPictures() {
    return true;
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    return listings.picture(row, order.comparator);
  }
}
