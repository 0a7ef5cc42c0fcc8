package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;

/** Lists the slots into which the player can save: a new slot and the used slots. */
final class SavePage implements Page {

  private final List<SaveListing> usedSlots;
  private final Optional<SaveSlot> freeSlot;
  private final Texts texts;
  private final Consumer<SaveSlot> starter;
  private final Consumer<SaveListing> replacer;

  /**
   * Creates the page.
   *
   * @param listings the saved games
   * @param freeSlot the slot for a new save; empty if all slots are used
   * @param texts the texts of the program
   * @param starter saves into a free slot
   * @param replacer saves into a used slot
   */
  SavePage(
      List<SaveListing> listings,
      Optional<SaveSlot> freeSlot,
      Texts texts,
      Consumer<SaveSlot> starter,
      Consumer<SaveListing> replacer) {
    usedSlots =
        SavedGameRows.newestFirst(listings).stream()
            .filter(listing -> listing.slot().kind() == SaveSlot.Kind.NUMBERED)
            .toList();
    this.freeSlot = freeSlot;
    this.texts = texts;
    this.starter = starter;
    this.replacer = replacer;
  }

  @Override
  public String title() {
    return texts.of("save.title");
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    rows.add(
        freeSlot
            .map(slot -> Row.action(texts.of("save.new", slot.name()), () -> starter.accept(slot)))
            .orElse(Row.unavailable(texts.of("save.full"), texts.of("save.full.hint"))));
    usedSlots.forEach(
        listing -> rows.add(SavedGameRows.row(listing, texts, () -> replacer.accept(listing))));
    return rows;
  }

  @Override
  public boolean hasPictures() {
    return true;
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    return row == 0 || row > usedSlots.size()
        ? Optional.empty()
        : PagePicture.of(usedSlots.get(row - 1), texts);
  }
}
