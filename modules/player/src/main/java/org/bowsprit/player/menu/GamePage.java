package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.save.SaveListing;

/**
 * The actions for an entry of the list of games.
 *
 * @param entry the game
 * @param previews previews of the games, which may be completed while the page is shown
 * @param doors the actions that open other pages
 * @param texts the texts of the program
 */
record GamePage(Entry entry, GamePreviews previews, GameDoors doors, Texts texts) implements Page {

  @Override
  public String title() {
    return entry.title();
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    if (last().isPresent()) {
      rows.add(Row.action(texts.of("games.continue"), () -> doors.play(entry, true)));
    }
    if (entry.isGame()) {
      rows.add(Row.action(texts.of("games.begin"), () -> doors.play(entry, false)));
      rows.add(Row.action(texts.of("games.settings"), () -> doors.settings(entry)));
    }
    if (entry.isGame()) {
      rows.add(
          Row.action(texts.of("games.rename"), () -> doors.rename(entry))
              .hinting(texts.of("games.rename.hint")));
    }
    rows.add(Row.action(texts.of("games.files"), () -> doors.showFiles(entry)));
    rows.add(
        Row.action(texts.of("games.remove"), () -> doors.remove(entry))
            .hinting(texts.of("games.remove.hint")));
    rows.add(Row.action(texts.of("menu.back"), doors::back));
    return rows;
  }

  private Optional<SaveListing> last() {
    return entry.isGame() ? previews.of(entry.path()).last() : Optional.empty();
  }

  @Override
  public String foot() {
    return entry.told() + ". " + entry.path();
  }

  @Override
  public boolean hasPictures() {
    return true;
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    return row == 0 && last().isPresent()
        ? PagePicture.of(last().get(), texts)
        : previews
            .of(entry.path())
            .cover()
            .map(cover -> new PagePicture(Optional.of(cover), List.of()));
  }
}
