package org.bowsprit.player.menu;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.player.library.Library.Entry;

/** The games to play instead, and what is none, with the reason. */
final class GamesPage implements Page {

  private final List<Entry> entries;
  private final Consumer<Path> player;

  /**
   * Makes the page.
   *
   * @param entries what there is
   * @param player plays one instead
   */
  GamesPage(List<Entry> entries, Consumer<Path> player) {
    this.entries = entries;
    this.player = player;
  }

  @Override
  public String title() {
    return "Other games";
  }

  @Override
  public String foot() {
    return "Drop a folder or zip on the window to play it.";
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (Entry entry : entries) {
      rows.add(
          entry.isGame()
              ? Row.action(entry.title(), () -> player.accept(entry.path()))
                  .showing(String.valueOf(entry.path().getFileName()))
                  .hinting(entry.told())
              : Row.refused(entry.title(), entry.told()));
    }
    return rows.isEmpty() ? List.of(Row.refused("There are none.", "")) : rows;
  }
}
