package org.bowsprit.player.menu;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.desktop.folder.MediaFolders;
import org.bowsprit.desktop.game.GameName;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.player.control.ActionHints;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.Settings.Scope;

/**
 * The pages about games: the list, the start page, the page of one game, and the page that adds
 * games.
 */
final class GamesMenu implements GamePageActions {

  /** The suffixes of files that contain games. */
  private static final Set<String> ARCHIVE_SUFFIXES = Set.of(".zip", ".pak");

  private static final String GRID = "grid";

  private final MenuLayer layer;
  private final GameSource source;
  private final Settings settings;
  private final DisplayActions display;
  private final ActionHints hints;
  private final Consumer<GameChoice> launcher;
  private final Runnable end;
  private final Runnable quitAsker;
  private boolean isStart;
  private Page shownList;

  /**
   * Creates the pages, closed.
   *
   * @param layer shows the pages
   * @param source the available games
   * @param settings the settings of all games
   * @param display controls how the picture is shown
   * @param hints the names of keys and buttons in hints
   * @param launcher plays another game
   * @param end ends the current game
   * @param quitAsker asks the player, and ends the current game on yes
   */
  GamesMenu(
      MenuLayer layer,
      GameSource source,
      Settings settings,
      DisplayActions display,
      ActionHints hints,
      Consumer<GameChoice> launcher,
      Runnable end,
      Runnable quitAsker) {
    this.layer = layer;
    this.source = source;
    this.settings = settings;
    this.display = display;
    this.hints = hints;
    this.launcher = launcher;
    this.end = end;
    this.quitAsker = quitAsker;
  }

  /**
   * Returns the list of games.
   *
   * @param isStartPage whether the list is the start page
   */
  Page list(boolean isStartPage) {
    isStart = isStartPage;
    List<Entry> entries = source.games(settings);
    shownList =
        new GamesPage(
            entries,
            () -> source.shopGames(entries, settings),
            source.previews(),
            this,
            isStart,
            texts());
    return shownList;
  }

  private Texts texts() {
    return settings.texts();
  }

  @Override
  public String hint() {
    if (hints.isPadUsed()) {
      return texts().of("games.hint.pad", hints.of(HostAction.LEFT_BUTTON, texts()));
    }
    return display.hasWindow() ? texts().of("games.hint") : "";
  }

  /**
   * Returns whether the games are shown as a grid of pictures. The result is false for large text,
   * which leaves no space for pictures next to each other, and for a terminal, which has too few
   * dots for pictures.
   */
  @Override
  public boolean showsGrid() {
    return settings.text(Setting.GAME_LIST).equals(GRID)
        && display.hasWindow()
        && !settings.isOn(Setting.LARGE_TEXT);
  }

  @Override
  public void changeView() {
    settings.change(
        Setting.GAME_LIST, Setting.GAME_LIST.neighbour(settings.text(Setting.GAME_LIST), 1));
  }

  @Override
  public void open(Page page) {
    layer.open(page);
  }

  @Override
  public void closePage() {
    layer.closePage();
  }

  @Override
  public void play(Entry entry, boolean continuesLastSave) {
    play(new GameChoice(entry.path(), continuesLastSave), entry.title());
  }

  private void play(GameChoice choice, String title) {
    source
        .objection(choice.path(), texts())
        .ifPresentOrElse(message -> showResult(title, message), () -> launcher.accept(choice));
  }

  @Override
  public void add() {
    String gamesFolder = settings.text(Setting.GAMES);
    FolderPage.PathRequest request =
        new FolderPage.PathRequest("games.add", "games.add.do", true, ARCHIVE_SUFFIXES, this::add);
    layer.open(
        new FolderPage(
            request,
            gamesFolder.isEmpty() ? MediaFolders.home() : Path.of(gamesFolder),
            layer,
            display,
            texts()));
  }

  /** Adds a path. Returns the problem with it; empty if it contains a game. */
  private Optional<String> add(Path path) {
    String title = texts().of("games.add");
    Library.DropResult result = source.library().examineDrop(path, texts());
    result.game().ifPresent(game -> play(GameChoice.fromBeginning(game), title));
    if (result.isListed()) {
      showResult(title, result.message());
    }
    return Optional.of(result.message())
        .filter(message -> result.game().isEmpty() && !result.isListed());
  }

  /** Shows the result. The page below it is a new list, because the games may have changed. */
  private void showResult(String title, String message) {
    reopenList();
    layer.open(messagePage(title, message));
  }

  private void reopenList() {
    layer.backFrom(shownList);
    layer.open(list(isStart));
  }

  private Page messagePage(String title, String message) {
    return QuestionPage.of(
        title,
        List.of(
            Row.text(message),
            Row.text(" "),
            Row.action(texts().of("menu.back"), layer::closePage)));
  }

  @Override
  public void settings() {
    layer.open(new SettingsPage(settings, Optional.of(display), layer::open));
  }

  @Override
  public void settings(Entry entry) {
    try {
      Settings gameSettings = source.settings(entry.path());
      gameSettings.changeScope(Scope.GAME);
      layer.open(new SettingsPage(gameSettings, Optional.empty(), layer::open));
    } catch (FormatException | GameRefusedException e) {
      showResult(entry.title(), texts().translate(e.getMessage()));
    }
  }

  @Override
  public void remove(Entry entry) {
    source.library().remove(entry);
    reopenList();
  }

  @Override
  public void rename(Entry entry) {
    layer.open(
        NamePage.forGameTitle(
            /* title= */ texts().of("games.rename"),
            /* suggestion= */ entry.title(),
            texts(),
            title -> {
              source.library().rename(entry, title);
              reopenList();
            },
            layer::closePage));
  }

  @Override
  public void showFiles(Entry entry) {
    Path file = GameName.of(entry.path().toString()).path().toAbsolutePath();
    Path folder = Files.isDirectory(file) ? file : file.getParent();
    if (!source.folders().test(folder)) {
      layer.open(messagePage(entry.title(), texts().of("games.files.told", file)));
    }
  }

  @Override
  public void quit() {
    end.run();
  }

  @Override
  public void askToQuit() {
    quitAsker.run();
  }
}
