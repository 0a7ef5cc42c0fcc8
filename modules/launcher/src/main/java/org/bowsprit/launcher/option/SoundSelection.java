package org.bowsprit.launcher.option;

import java.util.Map;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.AudioChoice;
import org.bowsprit.player.sound.MusicChoice;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for sound devices and volumes. */
public final class SoundSelection {

  @Mixin private AudioSelection audio;

  @Option(
      names = "--music",
      paramLabel = "ID",
      description =
          "Play music on this device ("
              + AdlibSynth.Provider.ID
              + "; play: the setting); see plugins list.")
  private String music;

  @Option(
      names = "--music-option",
      paramLabel = "KEY=VALUE",
      description = "An option of the music device; may be given more than once.")
  private Map<String, String> musicOptions = Map.of();

  @Option(
      names = "--soundfont",
      paramLabel = "FILE",
      defaultValue = "",
      description = "Use this SoundFont for the instruments of gm and mt32.")
  private String soundFont;

  @Option(
      names = "--volume",
      paramLabel = "0-100",
      description = "The overall volume (default: the setting).")
  private Integer master;

  @Option(
      names = "--music-volume",
      paramLabel = "0-100",
      description = "The volume of music and CD tracks (default: the setting).")
  private Integer musicVolume;

  @Option(
      names = "--effects-volume",
      paramLabel = "0-100",
      description = "The volume of sampled effects (default: the setting).")
  private Integer effectsVolume;

  @Option(
      names = "--speech-volume",
      paramLabel = "0-100",
      description = "The volume of voices (default: the setting).")
  private Integer speechVolume;

  /** Creates the mixin for picocli. */
  public SoundSelection() {}

  /** Returns the chosen sound device. */
  public AudioChoice audio() {
    return audio.choice();
  }

  /** Returns the chosen music device. */
  public MusicChoice music() {
    return new MusicChoice(music == null ? AdlibSynth.Provider.ID : music, soundFont, musicOptions);
  }

  /**
   * Returns the volumes. A volume that was not typed is at its maximum.
   *
   * @throws CommandFailure if a volume is invalid
   */
  public Volumes volumes() {
    try {
      return new Volumes(
          orFullVolume(master),
          orFullVolume(musicVolume),
          orFullVolume(effectsVolume),
          orFullVolume(speechVolume));
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage("a " + e.getMessage());
    }
  }

  private static int orFullVolume(Integer volume) {
    return volume == null ? Volumes.FULL : volume;
  }

  /**
   * Overrides the settings with the typed options.
   *
   * @throws CommandFailure if a volume is invalid
   */
  public void override(Settings settings) {
    volumes();
    audio.override(settings);
    settings.override(Setting.MUSIC_DEVICE, music);
    settings.override(Setting.SOUND_FONT, soundFont.isEmpty() ? null : soundFont);
    settings.override(Setting.VOLUME, master);
    settings.override(Setting.MUSIC_VOLUME, musicVolume);
    settings.override(Setting.EFFECTS_VOLUME, effectsVolume);
    settings.override(Setting.SPEECH_VOLUME, speechVolume);
  }
}
