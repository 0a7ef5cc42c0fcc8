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
 * @param previews previews of the games; they may become available while the page is shown
 * @param actions the actions that open other pages
 * @param texts the texts of the program
 */
record GamePage(Entry entry, GamePreviews previews, GamePageActions actions, Texts texts)
    implements Page {

  @Override
  public String title() {
    return entry.title();
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    if (lastSave().isPresent()) {
      rows.add(Row.action(texts.of("games.continue"), () -> actions.play(entry, true)));
    }
    if (entry.isGame()) {
      rows.add(Row.action(texts.of("games.begin"), () -> actions.play(entry, false)));
      rows.add(Row.action(texts.of("games.settings"), () -> actions.settings(entry)));
    }
    if (entry.isGame()) {
      rows.add(
          Row.action(texts.of("games.rename"), () -> actions.rename(entry))
              .withHint(texts.of("games.rename.hint")));
    }
    rows.add(Row.action(texts.of("games.files"), () -> actions.showFiles(entry)));
    rows.add(
        Row.action(texts.of("games.remove"), () -> actions.remove(entry))
            .withHint(texts.of("games.remove.hint")));
    rows.add(Row.action(texts.of("menu.back"), actions::closePage));
    return rows;
  }

  private Optional<SaveListing> lastSave() {
    return entry.isGame() ? previews.of(entry.path()).last() : Optional.empty();
  }

  @Override
  public String foot() {
    return entry.details() + ". " + entry.path();
  }

  @Override
  public boolean hasPictures() {
    return true;
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    return row == 0 && lastSave().isPresent()
        ? PagePicture.of(lastSave().get(), texts)
        : previews
            .of(entry.path())
            .cover()
            .map(cover -> new PagePicture(Optional.of(cover), List.of()));
  }
}
