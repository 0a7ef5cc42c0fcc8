package org.bowsprit.player.menu;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.library.GamePlaces;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.library.Miniature;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * The list of games with their covers, beside each other or one per row. The most recently played
 * games come first. Files that are not games come last, with the reason. On the program's start
 * page, the first row continues the last game. Laboratory games have a separate page.
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
   * @param found returns the additional games that have been found so far
   * @param previews previews of the games
   * @param doors the actions that open other pages
   * @param isStart whether the page is the start page
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
    return doors.hint();
  }

  @Override
  public Optional<RowFilter> filter() {
    return Optional.of(filter);
  }

  /**
   * There is no way back from the start page, because the player has not chosen the game below it.
   */
  @Override
  public Optional<Runnable> wayBack() {
    return isStart ? Optional.of(doors::askToQuit) : Optional.empty();
  }

  /** Tab switches between rows and pictures beside each other. */
  @Override
  public boolean take(Input.Key key) {
    if (key.code() == KeyCodes.TAB) {
      doors.changeView();
      return true;
    }
    return Page.super.take(key);
  }

  /** Below a tile are the edition of its game, the time played and the date of the last play. */
  @Override
  public String shownFoot(List<Row> rows, int chosen) {
    boolean isTile = chosen >= 0 && rows.get(chosen).tile().isPresent();
    return !isTile || filter.isTyped()
        ? Page.super.shownFoot(rows, chosen)
        : entryAt(chosen)
            .map(entry -> Stream.concat(Stream.of(entry.told()), playedInBrief(entry)))
            .map(parts -> parts.collect(Collectors.joining(". ")))
            .orElse("");
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    List<Entry> entries = entries();
    Map<Path, String> places = GamePlaces.of(entries);
    boolean isGrid = doors.showsGrid();
    goingOn()
        .ifPresent(
            entry ->
                rows.add(Row.action(texts.of("games.continue"), () -> doors.play(entry, true))));
    for (Entry entry : entries) {
      String place = places.getOrDefault(entry.path(), "");
      rows.add(isGrid ? tile(entry, place) : line(entry, place));
    }
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
        .filter(entry -> filter.accepts(entry.title() + " " + entry.path().getFileName()))
        .toList();
  }

  /** Returns the game of the start page's first row: the last played game, if it has a save. */
  private Optional<Entry> goingOn() {
    return isStart && !listed.isEmpty()
        ? Optional.of(listed.get(0)).filter(entry -> last(entry).isPresent())
        : Optional.empty();
  }

  private Optional<Entry> entryAt(int row) {
    List<Entry> entries = entries();
    int index = row - (goingOn().isPresent() ? 1 : 0);
    return index >= 0 && index < entries.size()
        ? Optional.of(entries.get(index))
        : Optional.empty();
  }

  /**
   * Returns an entry as a line of text. The folder comes before the title, because a long title is
   * cut.
   */
  private Row line(Entry entry, String place) {
    String title = place.isEmpty() ? entry.title() : texts.of("games.placed", place, entry.title());
    Row row =
        entry.isGame()
            ? Row.action(title, () -> openPage(entry)).hinting(entry.told())
            : Row.refused(title, entry.told());
    return row.stepping(by -> openPage(entry));
  }

  /**
   * Returns an entry as a tile. An entry that is not a game also has a page, so that the player can
   * remove it from the list.
   */
  private Row tile(Entry entry, String place) {
    Row row = Row.action(entry.title(), () -> openPage(entry)).hinting(entry.told());
    return row.as(new Tile(() -> tilePicture(entry), place));
  }

  private Optional<Miniature> tilePicture(Entry entry) {
    return entry.isGame() ? previews.of(entry.path()).tile() : Optional.empty();
  }

  private void openPage(Entry entry) {
    doors.open(new GamePage(entry, previews, doors, texts));
  }

  private Optional<SaveListing> last(Entry entry) {
    return entry.isGame() ? previews.of(entry.path()).last() : Optional.empty();
  }

  @Override
  public boolean hasPictures() {
    return !doors.showsGrid();
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    return row == 0 && goingOn().isPresent()
        ? last(listed.get(0)).flatMap(saved -> PagePicture.of(saved, texts))
        : entryAt(row).map(this::cover);
  }

  private PagePicture cover(Entry entry) {
    if (!entry.isGame()) {
      return new PagePicture(Optional.empty(), List.of());
    }
    return new PagePicture(
        previews.of(entry.path()).cover(),
        Stream.concat(Stream.of(entry.title()), played(entry)).toList());
  }

  private Stream<String> playedInBrief(Entry entry) {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
    return last(entry).flatMap(SaveListing::header).stream()
        .map(
            saved ->
                texts.of(
                    "games.played.brief",
                    PagePicture.time(saved),
                    SavedAt.of(saved, texts).brief(now)));
  }

  /**
   * Returns the time that a game has been played, and the date of the last save; empty if it was
   * never saved.
   */
  private Stream<String> played(Entry entry) {
    return last(entry).flatMap(SaveListing::header).stream()
        .flatMap(
            saved ->
                Stream.of(
                    texts.of("games.time", PagePicture.time(saved)),
                    texts.of("games.played", SavedAt.of(saved, texts).whole())));
  }
}
