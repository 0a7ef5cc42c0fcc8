package org.bowsprit.player.menu;

import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/** What a player can set, each with a sentence about it. */
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
          Setting.PIXELS,
          Setting.AUTOSAVE,
          Setting.ASK,
          Setting.FOCUS_LOSS);

  private final Settings settings;
  private final DisplayActions display;

  SettingsPage(Settings settings, DisplayActions display) {
    this.settings = settings;
    this.display = display;
  }

  @Override
  public String title() {
    return "Settings";
  }

  @Override
  public List<Row> rows() {
    return Stream.concat(SHOWN.stream().map(this::row), Stream.of(filter())).toList();
  }

  private Row row(Setting setting) {
    return Row.value(
        setting.label(),
        shown(settings.text(setting)),
        setting.remark(),
        by -> settings.change(setting, setting.stepped(settings.text(setting), by)));
  }

  private static String shown(String value) {
    return switch (value) {
      case "true" -> "yes";
      case "false" -> "no";
      default -> value;
    };
  }

  private Row filter() {
    return Row.value(
        Setting.FILTER.label(),
        settings.text(Setting.FILTER),
        "How pixels are enlarged.",
        display::stepFilter);
  }
}
