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
import org.bowsprit.player.save.SaveFailedException;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveSlots;

/** The pages that rename and delete saved games, and copy them to and from files. */
final class SavedGamesMenu {

  private static final String SAVE_SUFFIX = ".save";

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
    layer.open(new SavedGamesPage(this, slots.list(), slots.conflictCopies(), texts));
  }

  /** Opens a new list in place of {@code page} and the pages above it. */
  private void reopen(Page page, String message) {
    layer.backFrom(page);
    open();
    if (!message.isEmpty()) {
      showMessage(message);
    }
  }

  private void showMessage(String message) {
    layer.open(
        QuestionPage.of(
            texts.of("saves.title"),
            List.of(
                Row.text(message),
                Row.text(" "),
                Row.action(texts.of("menu.back"), layer::closePage))));
  }

  /** Opens the page of one saved game, above the list. */
  void open(Page list, SaveListing listing) {
    Row delete = Row.action(texts.of("saves.delete"), () -> askToDelete(list, listing));
    Row back = Row.action(texts.of("menu.back"), layer::closePage);
    List<Row> rows =
        listing.problem().isPresent()
            ? List.of(delete, back)
            : List.of(
                Row.action(texts.of("saves.rename"), () -> rename(list, listing)),
                Row.action(texts.of("saves.export"), () -> export(list, listing)),
                delete,
                back);
    layer.open(QuestionPage.of(SavedGameRows.label(listing, texts), rows));
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
                      reopen(list, "");
                    }),
            layer::closePage));
  }

  private void askToDelete(Page list, SaveListing listing) {
    layer.open(
        QuestionPage.of(
            texts.of("saves.delete.title"),
            List.of(
                Row.text(texts.of("saves.delete.told", SavedGameRows.label(listing, texts))),
                Row.text(" "),
                Row.action(texts.of("menu.back"), layer::closePage),
                Row.action(
                    texts.of("saves.delete"),
                    () ->
                        attempt(
                            () -> {
                              slots.delete(listing.slot());
                              reopen(list, "");
                            })))));
  }

  private void export(Page list, SaveListing listing) {
    askForPath(
        "saves.export",
        true,
        path -> texts.of("saves.exported", slots.export(listing.slot(), path)),
        () -> reopen(list, ""));
  }

  /** Asks for a file, and copies it into a free slot. */
  void importSave(Page list) {
    askForPath(
        "saves.import",
        false,
        path -> importMessage(slots.importSave(path)),
        () -> reopen(list, ""));
  }

  /** Moves a copy of a save, which another program made in the folder, to a free slot. */
  void moveToFreeSlot(Page list, Path copy) {
    attempt(() -> reopen(list, importMessage(slots.moveToFreeSlot(copy))));
  }

  private String importMessage(Optional<SaveSlot> slot) {
    return slot.map(importedSlot -> texts.of("saves.imported", importedSlot.name()))
        .orElseGet(() -> texts.of("save.full"));
  }

  /** An operation on a path, which returns a message for the player. */
  private interface PathOperation {
    String run(Path path);
  }

  private void askForPath(
      String key, boolean acceptsFolders, PathOperation operation, Runnable onSuccess) {
    FolderPage.PathRequest request =
        new FolderPage.PathRequest(
            key,
            "saves.copy.do",
            acceptsFolders,
            acceptsFolders ? Set.of() : Set.of(SAVE_SUFFIX),
            path -> problem(() -> operation.run(path), onSuccess));
    layer.open(new FolderPage(request, MediaFolders.home(), layer, display, texts));
  }

  /**
   * Returns the reason for a failure; empty if the operation succeeded. The page below then reports
   * the success.
   */
  private Optional<String> problem(Supplier<String> operation, Runnable onSuccess) {
    try {
      String message = operation.get();
      onSuccess.run();
      showMessage(message);
      return Optional.empty();
    } catch (SaveFailedException e) {
      return Optional.of(texts.translate(e.getMessage()));
    }
  }

  private void attempt(Runnable action) {
    try {
      action.run();
    } catch (SaveFailedException e) {
      showMessage(texts.translate(e.getMessage()));
    }
  }
}
