package org.bowsprit.player.menu;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.library.Library.Entry;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.Settings.Scope;
import org.bowsprit.player.text.Texts;

/** The pages about games: the list, the start screen, one game, and adding some. */
final class GamesMenu implements GameDoors {

  private static final String HOME = "~";

  private final MenuLayer layer;
  private final GameSource source;
  private final Settings settings;
  private final DisplayActions display;
  private final Consumer<GameChoice> player;
  private final Runnable end;
  private boolean isStart;

  GamesMenu(
      MenuLayer layer,
      GameSource source,
      Settings settings,
      DisplayActions display,
      Consumer<GameChoice> player,
      Runnable end) {
    this.layer = layer;
    this.source = source;
    this.settings = settings;
    this.display = display;
    this.player = player;
    this.end = end;
  }

  /**
   * Returns the list of games.
   *
   * @param first whether the program begins with it
   */
  Page list(boolean first) {
    isStart = first;
    return new GamesPage(source.games(settings), source.previews(), this, isStart, texts());
  }

  private Texts texts() {
    return settings.texts();
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
  public void play(GameChoice choice) {
    player.accept(choice);
  }

  @Override
  public void add() {
    Supplier<String> home = () -> System.getProperty("user.home", "");
    layer.open(
        NamePage.ofPath(
            texts().of("games.add"),
            settings.text(Setting.GAMES).isEmpty() ? home.get() : settings.text(Setting.GAMES),
            texts(),
            path -> add(path.startsWith(HOME) ? home.get() + path.substring(1) : path),
            layer::back));
  }

  private void add(String typed) {
    try {
      Library.Look look = source.library().look(Path.of(typed.strip()));
      look.game()
          .ifPresentOrElse(
              game -> player.accept(GameChoice.begin(game)), () -> refused(look.told()));
    } catch (InvalidPathException e) {
      refused(texts().of("games.add.no-path"));
    }
  }

  private void refused(String told) {
    instead(texts().of("games.add"), told);
  }

  /** Says what came of it; behind that is the list, made anew since its games may be others now. */
  private void instead(String title, String told) {
    layer.back();
    layer.back();
    layer.open(list(isStart));
    layer.open(
        QuestionPage.of(
            title,
            List.of(
                Row.text(told), Row.text(" "), Row.action(texts().of("menu.back"), layer::back))));
  }

  @Override
  public void settings() {
    layer.open(new SettingsPage(settings, Optional.of(display)));
  }

  @Override
  public void settings(Entry entry) {
    try {
      Settings own = source.settings(entry.path());
      own.changeScope(Scope.GAME);
      layer.open(new SettingsPage(own, Optional.empty()));
    } catch (FormatException | GameRefusedException e) {
      instead(entry.title(), e.getMessage());
    }
  }

  @Override
  public void quit() {
    end.run();
  }
}
