package org.bowsprit.session.sound;

import java.util.Map;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.Subtitles;

/**
 * How a player wants to hear a game.
 *
 * @param volumes how loud everything is
 * @param leadIn how the player's tracks differ from the CD's
 * @param ffmpeg whether ffmpeg may be asked to decode what nothing here does
 * @param speech whether what actors say is heard, read, or both
 * @param options of readers of sound files, by id and key
 */
public record SoundPreferences(
    Volumes volumes,
    LeadIn leadIn,
    boolean ffmpeg,
    SpeechMode speech,
    Map<String, String> options) {

  /** Returns the preferences of a player who has none but how loud it is. */
  public static SoundPreferences usual(Volumes volumes) {
    return new SoundPreferences(volumes, LeadIn.NONE, true, SpeechMode.TEXT, Map.of());
  }

  /** Returns what the settings say. */
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
