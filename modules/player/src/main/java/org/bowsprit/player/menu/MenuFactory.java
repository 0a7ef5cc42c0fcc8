package org.bowsprit.player.menu;

import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.player.control.ActionHints;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/** Creates the menu of a running game. */
public final class MenuFactory {

  private final TimedSession game;
  private final SaveTracker saves;
  private final Settings settings;
  private final KeySettings keySettings;
  private final ActionHints hints;
  private final DisplayActions displayActions;
  private final Actions actions;

  /**
   * Creates a factory of menus.
   *
   * @param game the game
   * @param saves saves and loads the game
   * @param settings the settings
   * @param keySettings the key map
   * @param hints the names of keys and buttons in hints
   * @param displayActions controls how the picture is shown
   * @param actions the other actions
   */
  public MenuFactory(
      TimedSession game,
      SaveTracker saves,
      Settings settings,
      KeySettings keySettings,
      ActionHints hints,
      DisplayActions displayActions,
      Actions actions) {
    this.game = game;
    this.saves = saves;
    this.settings = settings;
    this.keySettings = keySettings;
    this.hints = hints;
    this.displayActions = displayActions;
    this.actions = actions;
  }

  /**
   * Creates a closed menu and registers its actions.
   *
   * @param layers the layers below the menu
   * @param notices shows messages to the player
   * @param games the source of other games; empty for none
   * @param launcher plays another game instead
   * @param end ends the game
   */
  public GameMenu create(
      Layers layers,
      Consumer<String> notices,
      Optional<GameSource> games,
      Consumer<GameChoice> launcher,
      Runnable end) {
    Texts texts = settings.texts();
    MenuLayer layer =
        layers.addUppermost(
            new MenuLayer(palette -> MenuStyle.of(world(), palette), this::createTextPainter));
    GameMenu menu =
        new GameMenu(
            layer,
            saves,
            displayActions,
            () -> settings.isOn(Setting.ASK),
            notices,
            end,
            new GameMenuTexts(game::session),
            texts);
    menu.addPage(
        "menu.settings",
        () -> new SettingsPage(settings, Optional.of(displayActions), layer::open));
    menu.addPage("menu.keys", () -> new KeysPage(keySettings, texts));
    menu.addPage(
        "menu.actions", () -> new ActionsPage(hints, texts, action -> perform(layer, action)));
    games.ifPresent(
        source -> {
          GamesMenu pages =
              new GamesMenu(
                  layer,
                  source,
                  settings,
                  displayActions,
                  hints,
                  choice -> menu.leaveForOtherGame(() -> launcher.accept(choice)),
                  end,
                  menu::askToLeave);
          menu.addPage("menu.games", () -> pages.list(false));
          menu.setStartPage(() -> pages.list(true));
        });
    actions
        .on(HostAction.MENU, menu::toggle)
        .on(HostAction.KEYS, () -> openKeys(layer))
        .on(HostAction.QUICK_SAVE, menu::quickSave)
        .on(HostAction.QUICK_LOAD, menu::quickLoad)
        .on(HostAction.QUIT, menu::leave);
    return menu;
  }

  private Lettering createTextPainter(Charset font) {
    boolean isLarge = settings.isOn(Setting.LARGE_TEXT) && displayActions.hasWindow();
    Lettering textPainter = new Lettering(font, isLarge ? 2 : 1);
    return displayActions.usesTerminalFont() ? textPainter.forTerminal() : textPainter;
  }

  private void openKeys(MenuLayer layer) {
    if (!layer.isShown()) {
      layer.open(new KeysPage(keySettings, settings.texts()));
    }
  }

  private void perform(MenuLayer layer, HostAction action) {
    layer.close();
    if (action == HostAction.HOTSPOTS) {
      actions.begin(action); // the next click ends it
    } else {
      actions.perform(action);
    }
  }

  private World world() {
    return game.session().world();
  }
}
