package org.bowsprit.player.menu;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.render.Input;

/** The list of saved games, to rename and delete them and to copy them to and from files. */
final class SavedGamesPage implements Page {

  private final SavedGamesMenu menu;
  private final List<SaveListing> listings;
  private final List<Path> copies;
  private final Texts texts;
  private final RowFilter filter;
  private Order order = Order.NEWEST;

  /** The orders of the list. */
  private enum Order {
    NEWEST("saves.order.newest"),
    TITLE("saves.order.title"),
    SLOT("saves.order.slot");

    private final String key;

    Order(String key) {
      this.key = key;
    }

    Order next(int by) {
      return values()[Math.floorMod(ordinal() + by, values().length)];
    }
  }

  /**
   * Creates the page.
   *
   * @param menu opens the other pages
   * @param listings the saved games
   * @param copies saves in the folder that are in no slot
   * @param texts the texts of the program
   */
  SavedGamesPage(SavedGamesMenu menu, List<SaveListing> listings, List<Path> copies, Texts texts) {
    this.menu = menu;
    this.listings = listings;
    this.copies = copies;
    this.texts = texts;
    filter = new RowFilter(texts);
  }

  @Override
  public String title() {
    return texts.of("saves.title");
  }

  @Override
  public String foot() {
    return filter.foot(texts.of("filter.hint"));
  }

  @Override
  public boolean take(Input.Key key) {
    return filter.take(key);
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    shown().forEach(listing -> rows.add(row(listing)));
    rows.add(
        Row.value(texts.of("saves.order"), texts.of(order.key), "", by -> order = order.next(by)));
    rows.add(Row.action(texts.of("saves.import"), () -> menu.bringIn(this)));
    copies.forEach(copy -> rows.add(row(copy)));
    return rows;
  }

  private Row row(SaveListing listing) {
    return SlotRows.row(listing, texts, () -> menu.open(this, listing))
        .hinting(
            listing
                .trouble()
                .map(trouble -> texts.of("load.trouble", texts.translated(trouble)))
                .orElse(""));
  }

  private Row row(Path copy) {
    String name = copy.getFileName().toString();
    return Row.action(texts.of("saves.copy", name), () -> menu.adopt(this, copy))
        .hinting(texts.of("saves.copy.hint", name));
  }

  private List<SaveListing> shown() {
    List<SaveListing> newest = SlotRows.newestFirst(listings);
    return (switch (order) {
          case NEWEST -> newest.stream();
          case TITLE -> newest.stream().sorted(Comparator.comparing(this::title));
          case SLOT -> newest.stream().sorted(Comparator.comparing(SaveListing::slot));
        })
        .filter(listing -> filter.accepts(SlotRows.label(listing, texts)))
        .toList();
  }

  private String title(SaveListing listing) {
    return listing.header().map(header -> header.title()).orElse("");
  }

  @Override
  public boolean hasPictures() {
    return true;
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    List<SaveListing> shown = shown();
    return row < shown.size() ? PagePicture.of(shown.get(row), texts) : Optional.empty();
  }
}
