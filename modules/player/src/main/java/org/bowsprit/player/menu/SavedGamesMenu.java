package org.bowsprit.player.menu;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.bowsprit.desktop.folder.MediaFolders;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveSlots;
import org.bowsprit.player.save.SaveTrouble;

/** The pages that rename and delete saved games, and copy them to and from files. */
final class SavedGamesMenu {

  private static final String SAVE = ".save";

  private final MenuLayer layer;
  private final DisplayActions display;
  private final SaveSlots slots;
  private final Texts texts;

  /**
   * Creates the pages, closed.
   *
   * @param layer shows the pages
   * @param slots the saved games
   * @param display shows the system's dialog for files
   * @param texts the texts of the program
   */
  SavedGamesMenu(MenuLayer layer, SaveSlots slots, DisplayActions display, Texts texts) {
    this.layer = layer;
    this.display = display;
    this.slots = slots;
    this.texts = texts;
  }

  /** Opens the list of saved games. */
  void open() {
    layer.open(new SavedGamesPage(this, slots.list(), slots.copies(), texts));
  }

  /** Opens the list again in place of the pages above {@code page} and of the page itself. */
  private void openAgain(Page page, String said) {
    layer.backFrom(page);
    open();
    if (!said.isEmpty()) {
      tell(said);
    }
  }

  private void tell(String sentence) {
    layer.open(
        QuestionPage.of(
            texts.of("saves.title"),
            List.of(
                Row.text(sentence),
                Row.text(" "),
                Row.action(texts.of("menu.back"), layer::back))));
  }

  /** Opens the page of one saved game, above the list. */
  void open(Page list, SaveListing listing) {
    Row delete = Row.action(texts.of("saves.delete"), () -> askToDelete(list, listing));
    Row back = Row.action(texts.of("menu.back"), layer::back);
    List<Row> rows =
        listing.trouble().isPresent()
            ? List.of(delete, back)
            : List.of(
                Row.action(texts.of("saves.rename"), () -> rename(list, listing)),
                Row.action(texts.of("saves.export"), () -> export(list, listing)),
                delete,
                back);
    layer.open(QuestionPage.of(SlotRows.label(listing, texts), rows));
  }

  private void rename(Page list, SaveListing listing) {
    SaveSlot slot = listing.slot();
    layer.open(
        new NamePage(
            texts.of("saves.rename"),
            List.of(listing.header().map(SaveHeader::title).orElse("")),
            texts,
            name ->
                attempt(
                    () -> {
                      slots.rename(slot, name);
                      openAgain(list, "");
                    }),
            layer::back));
  }

  private void askToDelete(Page list, SaveListing listing) {
    layer.open(
        QuestionPage.of(
            texts.of("saves.delete.title"),
            List.of(
                Row.text(texts.of("saves.delete.told", SlotRows.label(listing, texts))),
                Row.text(" "),
                Row.action(texts.of("menu.back"), layer::back),
                Row.action(
                    texts.of("saves.delete"),
                    () ->
                        attempt(
                            () -> {
                              slots.delete(listing.slot());
                              openAgain(list, "");
                            })))));
  }

  private void export(Page list, SaveListing listing) {
    askForPath(
        "saves.export",
        true,
        path -> texts.of("saves.exported", slots.export(listing.slot(), path)),
        () -> openAgain(list, ""));
  }

  /** Asks for a file, and copies it into a free slot. */
  void bringIn(Page list) {
    askForPath("saves.import", false, path -> kept(slots.bringIn(path)), () -> openAgain(list, ""));
  }

  /** Moves a copy that another program made in the folder to its own slot. */
  void adopt(Page list, Path copy) {
    attempt(() -> openAgain(list, kept(slots.adopt(copy))));
  }

  private String kept(Optional<SaveSlot> slot) {
    return slot.map(taken -> texts.of("saves.imported", taken.name()))
        .orElseGet(() -> texts.of("save.full"));
  }

  /** An operation on a path, which returns a message for the player. */
  private interface Copying {
    String to(Path path);
  }

  private void askForPath(String key, boolean takesFolders, Copying copying, Runnable behind) {
    FolderPage.Question question =
        new FolderPage.Question(
            key,
            "saves.copy.do",
            takesFolders,
            takesFolders ? Set.of() : Set.of(SAVE),
            path -> objection(() -> copying.to(path), behind));
    layer.open(new FolderPage(question, MediaFolders.home(), layer, display, texts));
  }

  /**
   * Returns the reason for a failure; empty if the operation succeeded. The page below then reports
   * the success.
   */
  private Optional<String> objection(Supplier<String> doing, Runnable behind) {
    try {
      String done = doing.get();
      behind.run();
      tell(done);
      return Optional.empty();
    } catch (SaveTrouble e) {
      return Optional.of(texts.translated(e.getMessage()));
    }
  }

  private void attempt(Runnable action) {
    try {
      action.run();
    } catch (SaveTrouble e) {
      tell(texts.translated(e.getMessage()));
    }
  }
}
