package org.bowsprit.player.menu;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;

/** A page of the menu: a title above rows. */
interface Page {

  /** Returns the title. */
  String title();

  /** Returns the current rows. Called after every input. */
  List<Row> rows();

  /** Returns the text at the foot of the page for rows without a hint. */
  default String foot() {
    return "";
  }

  /**
   * Returns the text at the foot for the selected row.
   *
   * @param rows the rows as they are shown
   * @param selectedRow the index of the selected row; −1 for none
   */
  default String footFor(List<Row> rows, int selectedRow) {
    String hint = selectedRow < 0 ? "" : rows.get(selectedRow).hint();
    return filter()
        .filter(RowFilter::hasText)
        .map(RowFilter::prompt)
        .orElse(hint.isEmpty() ? foot() : hint);
  }

  /** Returns the filter into which the player types; empty if the page always shows all rows. */
  default Optional<RowFilter> filter() {
    return Optional.empty();
  }

  /** Returns whether the page shows pictures beside its rows. */
  default boolean hasPictures() {
    return false;
  }

  /** Returns the picture for a row. */
  default Optional<PagePicture> picture(int row) {
    return Optional.empty();
  }

  /** Returns whether the page takes all keys, including those of the program. */
  default boolean receivesAllKeys() {
    return false;
  }

  /**
   * Returns the action of going back, if it leads neither to the page below nor to the game;
   * otherwise empty.
   */
  default Optional<Runnable> backAction() {
    return Optional.empty();
  }

  /**
   * Returns the name under which the menu remembers the selected row when the page is left; empty
   * if the page always opens at its first row.
   */
  default Optional<String> bookmark() {
    return Optional.empty();
  }

  /**
   * Handles a key before the menu does.
   *
   * @return whether the page consumed it
   */
  default boolean handle(Input.Key key) {
    return filter().map(filter -> filter.handle(key)).orElse(false);
  }

  /** Handles pasted text, and typed characters without a key code. */
  default void handleText(String text) {
    filter().ifPresent(filter -> filter.handleText(text));
  }

  /**
   * Handles a file that was dropped on the window or chosen in the system's dialog.
   *
   * @return whether the page consumed it
   */
  default boolean handle(Path file) {
    return false;
  }

  /**
   * Handles a pad button before anything else does.
   *
   * @return whether the page consumed it
   */
  default boolean handle(PadButton button) {
    return false;
  }
}
