package org.bowsprit.player.menu;

import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.text.Texts;

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
          Setting.FOCUS_LOSS,
          Setting.CLIPS);

  private final Settings settings;
  private final DisplayActions display;

  SettingsPage(Settings settings, DisplayActions display) {
    this.settings = settings;
    this.display = display;
  }

  @Override
  public String title() {
    return texts().of("menu.settings");
  }

  @Override
  public List<Row> rows() {
    return Stream.concat(SHOWN.stream().map(this::row), Stream.of(filter(), language())).toList();
  }

  private Row row(Setting setting) {
    return Row.value(
        setting.label(texts()),
        shown(settings.text(setting)),
        setting.remark(texts()),
        by -> settings.change(setting, setting.stepped(settings.text(setting), by)));
  }

  private String shown(String value) {
    return texts().find("value." + value).orElse(value);
  }

  private Row filter() {
    return Row.value(
        Setting.FILTER.label(texts()),
        settings.text(Setting.FILTER),
        Setting.FILTER.remark(texts()),
        display::stepFilter);
  }

  private Row language() {
    String code = settings.text(Setting.LANGUAGE);
    return Row.value(
        Setting.LANGUAGE.label(texts()),
        code.equals(Setting.AUTO) ? shown(code) : settings.languageName(code),
        Setting.LANGUAGE.remark(texts()),
        by -> settings.change(Setting.LANGUAGE, steppedLanguage(code, by)));
  }

  private String steppedLanguage(String code, int by) {
    List<String> codes = settings.choosableLanguages();
    return codes.get(Math.floorMod(Math.max(0, codes.indexOf(code)) + by, codes.size()));
  }

  private Texts texts() {
    return settings.texts();
  }
}
