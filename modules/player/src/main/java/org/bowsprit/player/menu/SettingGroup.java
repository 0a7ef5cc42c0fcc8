package org.bowsprit.player.menu;

import java.util.List;
import org.bowsprit.player.settings.Setting;

/** A group of settings, in the order of their rows. */
// The lists are created by List.of.
@SuppressWarnings("ImmutableEnumChecker")
enum SettingGroup {
  /** Settings for the behaviour of games. */
  GAME(
      "settings.game",
      Setting.TALK_SPEED,
      Setting.SUBTITLES,
      Setting.AUTOSAVE,
      Setting.ASK,
      Setting.MEND_GLITCHES,
      Setting.FIND_GAMES,
      Setting.GAME_LIST,
      Setting.ROUTER),
  /** Settings for sound. */
  SOUND(
      "settings.sound",
      Setting.VOLUME,
      Setting.MUSIC_VOLUME,
      Setting.EFFECTS_VOLUME,
      Setting.SPEECH_VOLUME,
      Setting.FOCUS_LOSS,
      Setting.MUSIC_DEVICE,
      Setting.SOUND_FONT,
      Setting.SOUND_DEVICE),
  /** Settings for the display and the recording of the picture. */
  PICTURE(
      "settings.picture",
      Setting.FULLSCREEN,
      Setting.MONITOR,
      Setting.SCALE,
      Setting.PIXELS,
      Setting.FIT,
      Setting.FILTER,
      Setting.CLIPS,
      Setting.RENDERER),
  /** Settings that make reading and hearing easier. */
  COMFORT(
      "settings.comfort",
      Setting.LARGE_TEXT,
      Setting.READABLE_LINES,
      Setting.HOVER_NAMES,
      Setting.CLEAR_POINTER,
      Setting.READ_ALOUD),
  /** Settings for keys and mouse. */
  KEYS("settings.keys", Setting.ARROWS, Setting.CONTROL_KEYS, Setting.DOUBLE_CLICK);

  private final String key;
  private final List<Setting> members;

  SettingGroup(String key, Setting... members) {
    this.key = key;
    this.members = List.of(members);
  }

  /** Returns the key of the name of the group. */
  String key() {
    return key;
  }

  /** Returns the settings of the group. */
  List<Setting> settings() {
    return members;
  }
}
