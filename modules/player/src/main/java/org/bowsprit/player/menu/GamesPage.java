package org.bowsprit.player.menu;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.text.Texts;

/** The games to play instead, and what is none, with the reason. */
final class GamesPage implements Page {

  private final List<Entry> entries;
  private final Texts texts;
  private final Consumer<Path> player;

  /**
   * Makes the page.
   *
   * @param entries what there is
   * @param texts what the program says
   * @param player plays one instead
   */
  GamesPage(List<Entry> entries, Texts texts, Consumer<Path> player) {
    this.entries = entries;
    this.texts = texts;
    this.player = player;
  }

  @Override
  public String title() {
    return texts.of("menu.games");
  }

  @Override
  public String foot() {
    return texts.of("games.hint");
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
    return rows.isEmpty() ? List.of(Row.refused(texts.of("games.none"), "")) : rows;
  }
}
