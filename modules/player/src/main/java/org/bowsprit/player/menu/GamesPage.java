package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.text.Texts;

/**
 * The games there are, with their covers, those played last first; and what is none, with the
 * reason. As the program's start screen, going on with the last one stands first.
 */
final class GamesPage implements Page {

  private final List<Entry> listed;
  private final Supplier<List<Entry>> found;
  private final GamePreviews previews;
  private final GameDoors doors;
  private final boolean isStart;
  private final Texts texts;

  /**
   * Makes the page.
   *
   * @param listed what there is
   * @param found returns what has been found besides by now
   * @param previews tells what is known of games
   * @param doors lead away from here
   * @param isStart whether the program begins with it
   * @param texts what the program says
   */
  GamesPage(
      List<Entry> listed,
      Supplier<List<Entry>> found,
      GamePreviews previews,
      GameDoors doors,
      boolean isStart,
      Texts texts) {
    this.listed = listed;
    this.found = found;
    this.previews = previews;
    this.doors = doors;
    this.isStart = isStart;
    this.texts = texts;
  }

  @Override
  public String title() {
    return texts.of(isStart ? "start.title" : "menu.games");
  }

  @Override
  public String foot() {
    return doors.hasWindow() ? texts.of("games.hint") : "";
  }

  /** The game behind the start screen was not asked for. */
  @Override
  public Optional<Runnable> wayBack() {
    return isStart ? Optional.of(doors::askToQuit) : Optional.empty();
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    List<Entry> entries = entries();
    goingOn()
        .ifPresent(
            entry ->
                rows.add(Row.action(texts.of("games.continue"), () -> doors.play(entry, true))));
    entries.forEach(entry -> rows.add(row(entry)));
    if (entries.isEmpty()) {
      rows.add(Row.refused(texts.of("games.none"), ""));
    }
    rows.add(Row.action(texts.of("games.add"), doors::add).hinting(texts.of("games.add.hint")));
    if (isStart) {
      rows.add(Row.action(texts.of("menu.settings"), doors::settings));
      rows.add(Row.action(texts.of("menu.quit"), doors::quit));
    }
    return rows;
  }

  /** What is found while the page is shown comes last, so that no other row moves. */
  private List<Entry> entries() {
    return Stream.concat(listed.stream(), found.get().stream()).toList();
  }

  /** Returns the game of the start screen's first row: the one played last, if it was saved. */
  private Optional<Entry> goingOn() {
    return isStart && !listed.isEmpty()
        ? Optional.of(listed.get(0)).filter(entry -> last(entry).isPresent())
        : Optional.empty();
  }

  private Row row(Entry entry) {
    return entry.isGame()
        ? Row.action(entry.title(), () -> open(entry)).hinting(entry.told())
        : Row.refused(entry.title(), entry.told());
  }

  /** What was never saved has nothing to choose from, and begins. */
  private void open(Entry entry) {
    if (last(entry).isPresent()) {
      doors.open(new GamePage(entry, previews.of(entry.path()), doors, texts));
    } else {
      doors.play(entry, false);
    }
  }

  private Optional<SaveListing> last(Entry entry) {
    return entry.isGame() ? previews.of(entry.path()).last() : Optional.empty();
  }

  @Override
  public boolean hasPictures() {
    return true;
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    List<Entry> entries = entries();
    int first = goingOn().isPresent() ? 1 : 0;
    if (row < first) {
      return last(listed.get(0)).flatMap(saved -> PagePicture.of(saved, texts));
    }
    return row - first < entries.size()
        ? Optional.of(cover(entries.get(row - first)))
        : Optional.empty();
  }

  private PagePicture cover(Entry entry) {
    if (!entry.isGame()) {
      return new PagePicture(Optional.empty(), List.of());
    }
    Stream<String> played =
        last(entry)
            .flatMap(SaveListing::header)
            .map(saved -> texts.of("games.played", SavedAt.of(saved, texts).whole()))
            .stream();
    return new PagePicture(
        previews.of(entry.path()).cover(),
        Stream.concat(Stream.of(entry.title()), played).toList());
  }
}
