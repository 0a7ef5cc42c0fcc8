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

/** The settings of one group, with a sentence about each. */
final class SettingsGroupPage implements Page {

  /** The settings that choose among installed plugins. */
  private static final Set<Setting> OFFERED =
      EnumSet.of(
          Setting.RENDERER,
          Setting.SOUND_DEVICE,
          Setting.MUSIC_DEVICE,
          Setting.SOUND_FONT,
          Setting.ROUTER);

  private static final Set<Setting> NEXT_START = EnumSet.of(Setting.RENDERER, Setting.SOUND_DEVICE);

  private final SettingGroup group;
  private final Settings settings;
  private final Optional<DisplayActions> display;

  /**
   * Creates the page.
   *
   * @param display controls how the picture is shown; empty for settings of a game that is not
   *     running
   */
  SettingsGroupPage(SettingGroup group, Settings settings, Optional<DisplayActions> display) {
    this.group = group;
    this.settings = settings;
    this.display = display;
  }

  @Override
  public String title() {
    return texts().of(group.key());
  }

  @Override
  public Optional<String> bookmark() {
    return Optional.of(group.key());
  }

  @Override
  public List<Row> rows() {
    return Stream.concat(
            group.settings().stream().flatMap(this::rows),
            group == SettingGroup.GAME ? walksOf1992().stream() : Stream.of())
        .toList();
  }

  private Stream<Row> rows(Setting setting) {
    if (setting == Setting.FILTER) {
      return display.stream().map(this::filter);
    }
    if (OFFERED.contains(setting)) {
      return settings.offered(setting).isEmpty() ? Stream.of() : Stream.of(offered(setting));
    }
    return Stream.of(row(setting));
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

  /**
   * Returns the row of a setting that chooses among installed plugins. If a change does not take
   * effect during play, the row says so.
   */
  private Row offered(Setting setting) {
    String value = settings.text(setting);
    String remark = settings.obstacle(setting).orElseGet(() -> remark(setting));
    return Row.value(
        setting.label(texts()),
        value.isEmpty() ? shown(Setting.AUTO) : value.substring(value.lastIndexOf('/') + 1),
        NEXT_START.contains(setting) ? texts().of("settings.next-start", remark) : remark,
        by -> settings.change(setting, SettingsPage.stepped(settings.offered(setting), value, by)));
  }

  private String remark(Setting setting) {
    String remark = setting.remark(texts());
    return settings.isAsSuggested(setting) ? texts().of("settings.suggested", remark) : remark;
  }

  /** Returns a row that switches the walks of the original on and off for this game only. */
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

  private Texts texts() {
    return settings.texts();
  }
}
