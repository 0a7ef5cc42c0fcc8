package org.bowsprit.player.sound;

import java.util.Map;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.Subtitles;

/**
 * The player's sound preferences.
 *
 * @param leadIn the time differences between the player's tracks and the tracks on the CD
 * @param ffmpeg whether ffmpeg may decode files that no reader can read
 * @param speech whether speech is heard, read, or both
 * @param options the options of readers of sound files, by id and key
 */
public record SoundPreferences(
    Volumes volumes,
    LeadIn leadIn,
    boolean ffmpeg,
    SpeechMode speech,
    Map<String, String> options) {

  /** Returns the default preferences with the given volumes. */
  public static SoundPreferences defaults(Volumes volumes) {
    return new SoundPreferences(volumes, LeadIn.NONE, true, SpeechMode.TEXT, Map.of());
  }

  /** Returns the preferences in the settings. */
  public static SoundPreferences of(Settings settings, Volumes volumes) {
    LeadIn leadIn =
        new LeadIn(settings.number(Setting.TRACK_17_START), settings.number(Setting.TRACK_17_CUE));
    return new SoundPreferences(
        volumes,
        leadIn,
        settings.isOn(Setting.FFMPEG),
        Subtitles.of(settings).mode(),
        settings.section("plugin"));
  }
}
