package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Library.Entry;

/**
 * The actions for an entry of the list of games.
 *
 * @param entry the game
 * @param preview its preview
 * @param doors open other pages
 * @param texts the texts of the program
 */
record GamePage(Entry entry, GamePreviews.Preview preview, GameDoors doors, Texts texts)
    implements Page {

  @Override
  public String title() {
    return entry.title();
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    if (preview.last().isPresent()) {
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
    rows.add(
        Row.action(texts.of("games.files"), () -> doors.showFiles(entry))
            .hinting(entry.path().toString()));
    rows.add(
        Row.action(texts.of("games.remove"), () -> doors.remove(entry))
            .hinting(texts.of("games.remove.hint")));
    rows.add(Row.action(texts.of("menu.back"), doors::back));
    return rows;
  }

  @Override
  public String foot() {
    return entry.told();
  }

  @Override
  public boolean hasPictures() {
    return true;
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    return row == 0 && preview.last().isPresent()
        ? PagePicture.of(preview.last().get(), texts)
        : preview.cover().map(cover -> new PagePicture(Optional.of(cover), List.of()));
  }
}
