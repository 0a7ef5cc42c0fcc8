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
final class GamesMenu implements GameDoors {

  /** The suffixes of files that contain games. */
  private static final Set<String> ARCHIVES = Set.of(".zip", ".pak");

  private static final String GRID = "grid";

  private final MenuLayer layer;
  private final GameSource source;
  private final Settings settings;
  private final DisplayActions display;
  private final ActionHints hints;
  private final Consumer<GameChoice> player;
  private final Runnable end;
  private final Runnable leaving;
  private boolean isStart;
  private Page shown;

  /**
   * Creates the pages, closed.
   *
   * @param layer shows the pages
   * @param source the available games
   * @param settings the settings of all games
   * @param display controls how the picture is shown
   * @param hints the names of keys and buttons in hints
   * @param player plays another game
   * @param end ends the current game
   * @param leaving asks the player, and ends the current game on yes
   */
  GamesMenu(
      MenuLayer layer,
      GameSource source,
      Settings settings,
      DisplayActions display,
      ActionHints hints,
      Consumer<GameChoice> player,
      Runnable end,
      Runnable leaving) {
    this.layer = layer;
    this.source = source;
    this.settings = settings;
    this.display = display;
    this.hints = hints;
    this.player = player;
    this.end = end;
    this.leaving = leaving;
  }

  /**
   * Returns the list of games.
   *
   * @param first whether the list is the start page
   */
  Page list(boolean first) {
    isStart = first;
    List<Entry> listed = source.games(settings);
    shown =
        new GamesPage(
            listed,
            () -> source.found(listed, settings),
            source.previews(),
            this,
            isStart,
            texts());
    return shown;
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
   * Large letters leave no room for pictures beside each other, and a terminal has too few dots for
   * them.
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
        Setting.GAME_LIST, Setting.GAME_LIST.stepped(settings.text(Setting.GAME_LIST), 1));
  }

  @Override
  public void open(Page page) {
    layer.open(page);
  }

  @Override
  public void back() {
    layer.back();
  }

  @Override
  public void play(Entry entry, boolean goesOn) {
    play(new GameChoice(entry.path(), goesOn), entry.title());
  }

  private void play(GameChoice choice, String title) {
    source
        .objection(choice.path(), texts())
        .ifPresentOrElse(told -> instead(title, told), () -> player.accept(choice));
  }

  @Override
  public void add() {
    String chosen = settings.text(Setting.GAMES);
    FolderPage.Question question =
        new FolderPage.Question("games.add", "games.add.do", true, ARCHIVES, this::add);
    layer.open(
        new FolderPage(
            question,
            chosen.isEmpty() ? MediaFolders.home() : Path.of(chosen),
            layer,
            display,
            texts()));
  }

  /** Adds a path. Returns the problem with it; empty if it contains a game. */
  private Optional<String> add(Path path) {
    String title = texts().of("games.add");
    Library.Look look = source.library().look(path, texts());
    look.game().ifPresent(game -> play(GameChoice.begin(game), title));
    if (look.isListed()) {
      instead(title, look.told());
    }
    return Optional.of(look.told()).filter(told -> look.game().isEmpty() && !look.isListed());
  }

  /** Shows the result. The page below it is a new list, because the games may have changed. */
  private void instead(String title, String told) {
    listAgain();
    layer.open(said(title, told));
  }

  private void listAgain() {
    layer.backFrom(shown);
    layer.open(list(isStart));
  }

  private Page said(String title, String told) {
    return QuestionPage.of(
        title,
        List.of(Row.text(told), Row.text(" "), Row.action(texts().of("menu.back"), layer::back)));
  }

  @Override
  public void settings() {
    layer.open(new SettingsPage(settings, Optional.of(display), layer::open));
  }

  @Override
  public void settings(Entry entry) {
    try {
      Settings own = source.settings(entry.path());
      own.changeScope(Scope.GAME);
      layer.open(new SettingsPage(own, Optional.empty(), layer::open));
    } catch (FormatException | GameRefusedException e) {
      instead(entry.title(), texts().translated(e.getMessage()));
    }
  }

  @Override
  public void remove(Entry entry) {
    source.library().remove(entry);
    listAgain();
  }

  @Override
  public void rename(Entry entry) {
    layer.open(
        NamePage.ofGame(
            /* title= */ texts().of("games.rename"),
            /* offered= */ entry.title(),
            texts(),
            title -> {
              source.library().rename(entry, title);
              listAgain();
            },
            layer::back));
  }

  @Override
  public void showFiles(Entry entry) {
    Path file = GameName.of(entry.path().toString()).path().toAbsolutePath();
    Path folder = Files.isDirectory(file) ? file : file.getParent();
    if (!source.folders().test(folder)) {
      layer.open(said(entry.title(), texts().of("games.files.told", file)));
    }
  }

  @Override
  public void quit() {
    end.run();
  }

  @Override
  public void askToQuit() {
    leaving.run();
  }
}
