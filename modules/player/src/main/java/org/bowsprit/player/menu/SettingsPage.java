package org.bowsprit.player.menu;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.Settings.Scope;

/** The settings of the player, with a sentence about each. */
final class SettingsPage implements Page {

  private static final List<Setting> SHOWN =
      List.of(
          Setting.TALK_SPEED,
          Setting.SUBTITLES,
          Setting.VOLUME,
          Setting.MUSIC_VOLUME,
          Setting.EFFECTS_VOLUME,
          Setting.SPEECH_VOLUME,
          Setting.LARGE_TEXT,
          Setting.HOVER_NAMES,
          Setting.CLEAR_POINTER,
          Setting.ARROWS,
          Setting.CONTROL_KEYS,
          Setting.MEND_GLITCHES,
          Setting.FULLSCREEN,
          Setting.MONITOR,
          Setting.SCALE,
          Setting.PIXELS,
          Setting.FIT,
          Setting.AUTOSAVE,
          Setting.ASK,
          Setting.FOCUS_LOSS,
          Setting.CLIPS,
          Setting.DOUBLE_CLICK,
          Setting.READABLE_LINES,
          Setting.READ_ALOUD,
          Setting.FIND_GAMES);

  /** The settings that choose among installed plugins. */
  private static final List<Setting> OFFERED =
      List.of(
          Setting.RENDERER,
          Setting.SOUND_DEVICE,
          Setting.MUSIC_DEVICE,
          Setting.SOUND_FONT,
          Setting.ROUTER);

  private static final Set<Setting> NEXT_START = EnumSet.of(Setting.RENDERER, Setting.SOUND_DEVICE);

  private final Settings settings;
  private final Optional<DisplayActions> display;

  /**
   * Creates the page.
   *
   * @param display controls how the picture is shown; empty for settings of a game that is not
   *     running
   */
  SettingsPage(Settings settings, Optional<DisplayActions> display) {
    this.settings = settings;
    this.display = display;
  }

  @Override
  public String title() {
    return texts().of("menu.settings");
  }

  @Override
  public List<Row> rows() {
    return Stream.concat(SHOWN.stream().map(this::row), further()).toList();
  }

  private Row row(Setting setting) {
    return Row.value(
        setting.label(texts()),
        shown(settings.text(setting)),
        settings.obstacle(setting).orElseGet(() -> setting.remark(texts())),
        by -> settings.change(setting, setting.stepped(settings.text(setting), by)));
  }

  private String shown(String value) {
    return texts().find("value." + value).orElse(value);
  }

  private Row filter(DisplayActions shown) {
    return Row.value(
        Setting.FILTER.label(texts()),
        shown.filterName(),
        Setting.FILTER.remark(texts()),
        shown::stepFilter);
  }

  private Stream<Row> further() {
    return Stream.of(
            display.stream().map(this::filter),
            OFFERED.stream().filter(each -> !settings.offered(each).isEmpty()).map(this::offered),
            walksOf1992().stream(),
            display.stream().flatMap(any -> Stream.of(scope(), language())))
        .flatMap(rows -> rows);
  }

  /** Returns the row of such a setting. A setting that does not change during play says so. */
  private Row offered(Setting setting) {
    String value = settings.text(setting);
    String remark = settings.obstacle(setting).orElseGet(() -> remark(setting));
    return Row.value(
        setting.label(texts()),
        value.isEmpty() ? shown(Setting.AUTO) : value.substring(value.lastIndexOf('/') + 1),
        NEXT_START.contains(setting) ? texts().of("settings.next-start", remark) : remark,
        by -> settings.change(setting, stepped(settings.offered(setting), value, by)));
  }

  private String remark(Setting setting) {
    String remark = setting.remark(texts());
    return settings.isAsSuggested(setting) ? texts().of("settings.suggested", remark) : remark;
  }

  /** Returns a row that switches the original's walks on and off for this game alone. */
  private Optional<Row> walksOf1992() {
    return settings
        .proposed(Setting.ROUTER)
        .filter(settings.offered(Setting.ROUTER)::contains)
        .map(
            classic -> {
              boolean isOn = settings.text(Setting.ROUTER).equals(classic);
              String other = isOn ? Setting.ROUTER.usual() : classic;
              return Row.value(
                  texts().of("settings.walk-1992"),
                  shown(Boolean.toString(isOn)),
                  texts().of("settings.walk-1992.remark"),
                  by -> settings.changeForGame(Setting.ROUTER, other));
            });
  }

  private Row scope() {
    String key =
        switch (settings.scope()) {
          case USUAL -> "settings.scope.usual";
          case GAME -> "settings.scope.game";
          case ALL -> "settings.scope.all";
        };
    return Row.value(
        texts().of("settings.scope"),
        texts().of(key),
        texts().of("settings.scope.remark"),
        by -> settings.changeScope(stepped(List.of(Scope.values()), settings.scope(), by)));
  }

  private static <V> V stepped(List<V> values, V value, int by) {
    return values.get(Math.floorMod(Math.max(0, values.indexOf(value)) + by, values.size()));
  }

  private Row language() {
    String code = settings.text(Setting.LANGUAGE);
    return Row.value(
        Setting.LANGUAGE.label(texts()),
        code.equals(Setting.AUTO) ? shown(code) : settings.languageName(code),
        Setting.LANGUAGE.remark(texts()),
        by -> settings.change(Setting.LANGUAGE, stepped(settings.choosableLanguages(), code, by)));
  }

  private Texts texts() {
    return settings.texts();
  }
}
