package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.Settings.Scope;

/**
 * Lists the groups of the player's settings, with a row for the games in which a change takes
 * effect.
 */
final class SettingsPage implements Page {

  private final Settings settings;
  private final Optional<DisplayActions> display;
  private final Consumer<Page> opener;

  /**
   * Creates the page.
   *
   * @param display controls how the picture is shown; empty for settings of a game that is not
   *     running
   * @param opener opens the page of a group
   */
  SettingsPage(Settings settings, Optional<DisplayActions> display, Consumer<Page> opener) {
    this.settings = settings;
    this.display = display;
    this.opener = opener;
  }

  @Override
  public String title() {
    return texts().of("menu.settings");
  }

  @Override
  public Optional<String> bookmark() {
    return Optional.of("settings");
  }

  @Override
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (SettingGroup group : SettingGroup.values()) {
      rows.add(row(group));
    }
    if (display.isPresent()) {
      rows.add(scopeRow());
      rows.add(languageRow());
    }
    return rows;
  }

  private Row row(SettingGroup group) {
    return Row.action(
            texts().of(group.key()),
            () -> opener.accept(new SettingsGroupPage(group, settings, display)))
        .withHint(texts().of(group.key() + ".hint"));
  }

  private Row scopeRow() {
    String key =
        switch (settings.scope()) {
          case AUTOMATIC -> "settings.scope.usual";
          case GAME -> "settings.scope.game";
          case ALL -> "settings.scope.all";
        };
    return Row.value(
        texts().of("settings.scope"),
        texts().of(key),
        texts().of("settings.scope.remark"),
        by -> settings.changeScope(neighbour(List.of(Scope.values()), settings.scope(), by)));
  }

  /** Returns the next value if {@code step} is 1, and the previous value if it is −1. */
  static <V> V neighbour(List<V> values, V value, int step) {
    return values.get(Math.floorMod(Math.max(0, values.indexOf(value)) + step, values.size()));
  }

  private Row languageRow() {
    String code = settings.text(Setting.LANGUAGE);
    return Row.value(
        Setting.LANGUAGE.label(texts()),
        code.equals(Setting.AUTO) ? texts().of("value.auto") : settings.languageName(code),
        Setting.LANGUAGE.remark(texts()),
        by ->
            settings.change(Setting.LANGUAGE, neighbour(settings.choosableLanguages(), code, by)));
  }

  private Texts texts() {
    return settings.texts();
  }
}
