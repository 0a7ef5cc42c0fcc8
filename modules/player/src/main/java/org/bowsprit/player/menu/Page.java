package org.bowsprit.player.menu;

import java.util.List;
import java.util.Optional;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;

/** What a menu shows at a time: a title above rows. */
interface Page {

  /** Returns what stands above. */
  String title();

  /** Returns the rows as they are now; they are asked for after everything the player does. */
  List<Row> rows();

  /** Returns what stands at the foot where the chosen row has no hint. */
  default String foot() {
    return "";
  }

  /**
   * Returns what stands at the foot while a row is under the bar.
   *
   * @param rows the rows as they are shown
   * @param chosen which of them; −1 for none
   */
  default String shownFoot(List<Row> rows, int chosen) {
    String hint = chosen < 0 ? "" : rows.get(chosen).hint();
    return hint.isEmpty() ? foot() : hint;
  }

  /** Returns whether rows have pictures beside them. */
  default boolean hasPictures() {
    return false;
  }

  /** Returns the picture of what a row stands for. */
  default Optional<PagePicture> picture(int row) {
    return Optional.empty();
  }

  /** Returns whether every key is for the page itself, those of the program too. */
  default boolean takesEveryKey() {
    return false;
  }

  /**
   * Returns what going back from it does where that shows neither the page below nor the game;
   * empty where it does.
   */
  default Optional<Runnable> wayBack() {
    return Optional.empty();
  }

  /**
   * Hears a key before the menu does.
   *
   * @return whether it kept it
   */
  default boolean take(Input.Key key) {
    return false;
  }

  /**
   * Hears a pad's button before anything else does.
   *
   * @return whether it kept it
   */
  default boolean take(PadButton button) {
    return false;
  }
}
