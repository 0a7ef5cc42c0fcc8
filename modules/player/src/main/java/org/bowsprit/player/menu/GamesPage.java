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
import org.bowsprit.player.library.FolderLabels;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.library.Miniature;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * The list of games with their covers, as a grid or with one game per row. The most recently played
 * games come first. Files that are not games come last, with the reason why they are not. On the
 * start page of the program, the first row continues the last game. Laboratory games have a
 * separate page.
 */
final class GamesPage implements Page {

  private final List<Entry> listedGames;
  private final Supplier<List<Entry>> shopGames;
  private final GamePreviews previews;
  private final GamePageActions actions;
  private final boolean isStart;
  private final boolean isLaboratoryPage;
  private final Texts texts;
  private final RowFilter filter;

  /**
   * Creates the page.
   *
   * @param listedGames the games
   * @param shopGames returns the additional games that have been found so far
   * @param previews previews of the games
   * @param actions the actions that open other pages
   * @param isStart whether the page is the start page
   * @param texts the texts of the program
   */
  GamesPage(
      List<Entry> listedGames,
      Supplier<List<Entry>> shopGames,
      GamePreviews previews,
      GamePageActions actions,
      boolean isStart,
      Texts texts) {
    this(listedGames, shopGames, previews, actions, isStart, false, texts);
  }

  private GamesPage(
      List<Entry> listedGames,
      Supplier<List<Entry>> shopGames,
      GamePreviews previews,
      GamePageActions actions,
      boolean isStart,
      boolean isLaboratoryPage,
      Texts texts) {
    this.isLaboratoryPage = isLaboratoryPage;
    this.listedGames = listedGames;
    this.shopGames = shopGames;
    this.previews = previews;
    this.actions = actions;
    this.isStart = isStart;
    this.texts = texts;
    filter = new RowFilter(texts);
  }

  @Override
  public String title() {
    if (isLaboratoryPage) {
      return texts.of("games.laboratories");
    }
    return texts.of(isStart ? "start.title" : "menu.games");
  }

  @Override
  public String foot() {
    return actions.hint();
  }

  @Override
  public Optional<RowFilter> filter() {
    return Optional.of(filter);
  }

  /**
   * Returns the action that asks whether to quit if this is the start page. The player has not
   * chosen the game below the start page, so the page is not simply closed.
   */
  @Override
  public Optional<Runnable> backAction() {
    return isStart ? Optional.of(actions::askToQuit) : Optional.empty();
  }

  /** Switches between rows and the grid if the key is Tab. */
  @Override
  public boolean handle(Input.Key key) {
    if (key.code() == KeyCodes.TAB) {
      actions.changeView();
      return true;
    }
    return Page.super.handle(key);
  }

  /**
   * Returns, for a tile, the edition of its game, the time played and the date of the last save.
   */
  @Override
  public String footFor(List<Row> rows, int selectedRow) {
    boolean isTile = selectedRow >= 0 && rows.get(selectedRow).tile().isPresent();
    return !isTile || filter.hasText()
        ? Page.super.footFor(rows, selectedRow)
        : entryAt(selectedRow)
            .map(entry -> Stream.concat(Stream.of(entry.details()), briefPlayTime(entry)))
            .map(parts -> parts.collect(Collectors.joining(". ")))
            .orElse("");
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    List<Entry> entries = entries();
    Map<Path, String> folderLabels = FolderLabels.of(entries);
    boolean isGrid = actions.showsGrid();
    gameToContinue()
        .ifPresent(
            entry ->
                rows.add(Row.action(texts.of("games.continue"), () -> actions.play(entry, true))));
    for (Entry entry : entries) {
      String folderLabel = folderLabels.getOrDefault(entry.path(), "");
      rows.add(isGrid ? tileRow(entry, folderLabel) : lineRow(entry, folderLabel));
    }
    if (entries.isEmpty()) {
      rows.add(Row.unavailable(texts.of("games.none"), ""));
    }
    if (isLaboratoryPage) {
      return rows;
    }
    if (listedGames.stream().anyMatch(Entry::isLaboratory)) {
      rows.add(
          Row.action(texts.of("games.laboratories"), this::openLaboratories)
              .withHint(texts.of("games.laboratories.hint")));
    }
    rows.add(Row.action(texts.of("games.add"), actions::add).withHint(texts.of("games.add.hint")));
    if (isStart) {
      rows.add(Row.action(texts.of("start.settings"), actions::settings));
      rows.add(Row.action(texts.of("menu.quit"), actions::quit));
    }
    return rows;
  }

  private void openLaboratories() {
    actions.open(new GamesPage(listedGames, List::of, previews, actions, false, true, texts));
  }

  /**
   * Returns the games that match the filter. Games that are found while the page is shown come
   * last, so that no other row moves.
   */
  private List<Entry> entries() {
    return Stream.concat(listedGames.stream(), shopGames.get().stream())
        .filter(entry -> entry.isLaboratory() == isLaboratoryPage)
        .filter(entry -> filter.accepts(entry.title() + " " + entry.path().getFileName()))
        .toList();
  }

  /** Returns the game of the start page's first row: the last played game, if it has a save. */
  private Optional<Entry> gameToContinue() {
    return isStart && !listedGames.isEmpty()
        ? Optional.of(listedGames.get(0)).filter(entry -> lastSave(entry).isPresent())
        : Optional.empty();
  }

  private Optional<Entry> entryAt(int row) {
    List<Entry> entries = entries();
    int index = row - (gameToContinue().isPresent() ? 1 : 0);
    return index >= 0 && index < entries.size()
        ? Optional.of(entries.get(index))
        : Optional.empty();
  }

  /**
   * Returns an entry as a line of text. The folder comes before the title, because a long title is
   * cut.
   */
  private Row lineRow(Entry entry, String folderLabel) {
    String title =
        folderLabel.isEmpty()
            ? entry.title()
            : texts.of("games.placed", folderLabel, entry.title());
    Row row =
        entry.isGame()
            ? Row.action(title, () -> openPage(entry)).withHint(entry.details())
            : Row.unavailable(title, entry.details());
    return row.withStep(by -> openPage(entry));
  }

  /**
   * Returns an entry as a tile. An entry that is not a game also has a page, so that the player can
   * remove it from the list.
   */
  private Row tileRow(Entry entry, String folderLabel) {
    Row row = Row.action(entry.title(), () -> openPage(entry)).withHint(entry.details());
    return row.withTile(new Tile(() -> tilePicture(entry), folderLabel));
  }

  private Optional<Miniature> tilePicture(Entry entry) {
    return entry.isGame() ? previews.of(entry.path()).tile() : Optional.empty();
  }

  private void openPage(Entry entry) {
    actions.open(new GamePage(entry, previews, actions, texts));
  }

  private Optional<SaveListing> lastSave(Entry entry) {
    return entry.isGame() ? previews.of(entry.path()).last() : Optional.empty();
  }

  @Override
  public boolean hasPictures() {
    return !actions.showsGrid();
  }

  @Override
  public Optional<PagePicture> picture(int row) {
    return row == 0 && gameToContinue().isPresent()
        ? lastSave(listedGames.get(0)).flatMap(saved -> PagePicture.of(saved, texts))
        : entryAt(row).map(this::cover);
  }

  private PagePicture cover(Entry entry) {
    if (!entry.isGame()) {
      return new PagePicture(Optional.empty(), List.of());
    }
    return new PagePicture(
        previews.of(entry.path()).cover(),
        Stream.concat(Stream.of(entry.title()), playTimeLines(entry)).toList());
  }

  private Stream<String> briefPlayTime(Entry entry) {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
    return lastSave(entry).flatMap(SaveListing::header).stream()
        .map(
            saved ->
                texts.of(
                    "games.played.brief",
                    PagePicture.playTime(saved),
                    SaveTime.of(saved, texts).shortForm(now)));
  }

  /**
   * Returns the time that a game has been played, and the date of the last save; empty if it was
   * never saved.
   */
  private Stream<String> playTimeLines(Entry entry) {
    return lastSave(entry).flatMap(SaveListing::header).stream()
        .flatMap(
            saved ->
                Stream.of(
                    texts.of("games.time", PagePicture.playTime(saved)),
                    texts.of("games.played", SaveTime.of(saved, texts).dateAndTime())));
  }
}
