package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.save.SaveListing;

/**
 * The list of games with their covers, last played first, followed by files that are no games, with
 * the reason. On the program's start page, the first row continues the last game. Laboratory games
 * have a page of their own.
 */
final class GamesPage implements Page {

  private final List<Entry> listed;
  private final Supplier<List<Entry>> found;
  private final GamePreviews previews;
  private final GameDoors doors;
  private final boolean isStart;
  private final boolean isOfLaboratories;
  private final Texts texts;
  private final RowFilter filter;

  /**
   * Creates the page.
   *
   * @param listed the games
   * @param found returns the games that have been found in addition so far
   * @param previews previews of the games
   * @param doors open other pages
   * @param isStart whether it is the start page
   * @param texts the texts of the program
   */
  GamesPage(
      List<Entry> listed,
      Supplier<List<Entry>> found,
      GamePreviews previews,
      GameDoors doors,
      boolean isStart,
      Texts texts) {
    this(listed, found, previews, doors, isStart, false, texts);
  }

  private GamesPage(
      List<Entry> listed,
      Supplier<List<Entry>> found,
      GamePreviews previews,
      GameDoors doors,
      boolean isStart,
      boolean isOfLaboratories,
      Texts texts) {
    this.isOfLaboratories = isOfLaboratories;
    this.listed = listed;
    this.found = found;
    this.previews = previews;
    this.doors = doors;
    this.isStart = isStart;
    this.texts = texts;
    filter = new RowFilter(texts);
  }

  @Override
  public String title() {
    if (isOfLaboratories) {
      return texts.of("games.laboratories");
    }
    return texts.of(isStart ? "start.title" : "menu.games");
  }

  @Override
  public String foot() {
    return doors.hasWindow() ? texts.of("games.hint") : "";
  }

  @Override
  public Optional<RowFilter> filter() {
    return Optional.of(filter);
  }

  /**
   * There is no way back from the start page, because the player has not asked for the game behind
   * it.
   */
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
    if (isOfLaboratories) {
      return rows;
    }
    if (listed.stream().anyMatch(Entry::isLaboratory)) {
      rows.add(
          Row.action(texts.of("games.laboratories"), this::openLaboratories)
              .hinting(texts.of("games.laboratories.hint")));
    }
    rows.add(Row.action(texts.of("games.add"), doors::add).hinting(texts.of("games.add.hint")));
    if (isStart) {
      rows.add(Row.action(texts.of("start.settings"), doors::settings));
      rows.add(Row.action(texts.of("menu.quit"), doors::quit));
    }
    return rows;
  }

  private void openLaboratories() {
    doors.open(new GamesPage(listed, List::of, previews, doors, false, true, texts));
  }

  /** Games that are found while the page is shown come last, so that no other row moves. */
  private List<Entry> entries() {
    return Stream.concat(listed.stream(), found.get().stream())
        .filter(entry -> entry.isLaboratory() == isOfLaboratories)
        .filter(entry -> filter.accepts(entry.title()))
        .toList();
  }

  /** Returns the game of the start page's first row: the last played game, if it has a save. */
  private Optional<Entry> goingOn() {
    return isStart && !listed.isEmpty()
        ? Optional.of(listed.get(0)).filter(entry -> last(entry).isPresent())
        : Optional.empty();
  }

  private Row row(Entry entry) {
    Row row =
        entry.isGame()
            ? Row.action(entry.title(), () -> open(entry)).hinting(entry.told())
            : Row.refused(entry.title(), entry.told());
    return row.stepping(by -> openPage(entry));
  }

  private void openPage(Entry entry) {
    doors.open(new GamePage(entry, previews.of(entry.path()), doors, texts));
  }

  /** A game without saves offers no choice and starts. */
  private void open(Entry entry) {
    if (last(entry).isPresent()) {
      openPage(entry);
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
