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

/** The settings of one group, with a description of each. */
final class SettingsGroupPage implements Page {

  /** The settings that choose among installed plugins. */
  private static final Set<Setting> PLUGIN_SETTINGS =
      EnumSet.of(
          Setting.RENDERER,
          Setting.SOUND_DEVICE,
          Setting.MUSIC_DEVICE,
          Setting.SOUND_FONT,
          Setting.ROUTER);

  private static final Set<Setting> EFFECTIVE_AT_NEXT_START =
      EnumSet.of(Setting.RENDERER, Setting.SOUND_DEVICE);

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
            group == SettingGroup.GAME ? originalRoutingRow().stream() : Stream.of())
        .toList();
  }

  private Stream<Row> rows(Setting setting) {
    if (setting == Setting.FILTER) {
      return display.stream().map(this::filterRow);
    }
    if (PLUGIN_SETTINGS.contains(setting)) {
      return settings.choices(setting).isEmpty() ? Stream.of() : Stream.of(pluginRow(setting));
    }
    return Stream.of(row(setting));
  }

  private Row row(Setting setting) {
    return Row.value(
        setting.label(texts()),
        displayedValue(settings.text(setting)),
        settings.unavailableReason(setting).orElseGet(() -> setting.remark(texts())),
        by -> settings.change(setting, setting.neighbour(settings.text(setting), by)));
  }

  private String displayedValue(String value) {
    return texts().find("value." + value).orElse(value);
  }

  private Row filterRow(DisplayActions displayActions) {
    return Row.value(
        Setting.FILTER.label(texts()),
        displayActions.filterName(),
        Setting.FILTER.remark(texts()),
        displayActions::stepFilter);
  }

  /**
   * Returns the row of a setting that chooses among installed plugins. If a change takes effect
   * only at the next start, the description says so.
   */
  private Row pluginRow(Setting setting) {
    String value = settings.text(setting);
    String description = settings.unavailableReason(setting).orElseGet(() -> description(setting));
    return Row.value(
        setting.label(texts()),
        value.isEmpty()
            ? displayedValue(Setting.AUTO)
            : value.substring(value.lastIndexOf('/') + 1),
        EFFECTIVE_AT_NEXT_START.contains(setting)
            ? texts().of("settings.next-start", description)
            : description,
        by ->
            settings.change(setting, SettingsPage.neighbour(settings.choices(setting), value, by)));
  }

  private String description(Setting setting) {
    String description = setting.remark(texts());
    return settings.hasSuggestedValue(setting)
        ? texts().of("settings.suggested", description)
        : description;
  }

  /**
   * Returns the row that switches the routing of the original interpreter on and off, for this game
   * only.
   */
  private Optional<Row> originalRoutingRow() {
    return settings
        .proposedValue(Setting.ROUTER)
        .filter(settings.choices(Setting.ROUTER)::contains)
        .map(
            classic -> {
              boolean isOn = settings.text(Setting.ROUTER).equals(classic);
              String newRouter = isOn ? Setting.ROUTER.defaultValue() : classic;
              return Row.value(
                  texts().of("settings.walk-1992"),
                  displayedValue(Boolean.toString(isOn)),
                  texts().of("settings.walk-1992.remark"),
                  by -> settings.changeForGame(Setting.ROUTER, newRouter));
            });
  }

  private Texts texts() {
    return settings.texts();
  }
}
