package org.bowsprit.launcher.command;

import java.util.function.Consumer;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.audio.resource.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.sound.SoundServices;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.GameSound;
import org.bowsprit.player.sound.SoundWishes;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that choose what a game is heard through, and how loud. */
public final class SoundSelection {

  @Mixin private AudioSelection audio;

  @Option(
      names = "--music",
      paramLabel = "ID",
      defaultValue = AdlibSynth.Provider.ID,
      description = "Play music on this device (${DEFAULT-VALUE}); see plugins list.")
  private String music;

  @Option(
      names = "--soundfont",
      paramLabel = "FILE",
      defaultValue = "",
      description = "Take the instruments of gm and mt32 from this SoundFont.")
  private String soundFont;

  @Option(
      names = "--volume",
      paramLabel = "0-100",
      description = "How loud everything is (what the settings say).")
  private Integer master;

  @Option(
      names = "--music-volume",
      paramLabel = "0-100",
      description = "How loud music and CD tracks are (what the settings say).")
  private Integer musicVolume;

  @Option(
      names = "--effects-volume",
      paramLabel = "0-100",
      description = "How loud sampled effects are (what the settings say).")
  private Integer effectsVolume;

  @Option(
      names = "--speech-volume",
      paramLabel = "0-100",
      description = "How loud voices are (what the settings say).")
  private Integer speechVolume;

  /** Creates the mixin for picocli. */
  public SoundSelection() {}

  /** Opens the sound device; see {@link AudioSelection#open}. */
  public AudioDevice device(SoundServices services, Consumer<String> notes) {
    return audio.open(services, notes);
  }

  /**
   * Builds a game's sound card before a device.
   *
   * @param wishes how the player wants to hear it
   * @param notes takes a line for everything that is not heard as wished
   * @throws CommandFailure wrong usage, if there is no such music device
   */
  public GameSound card(
      Game game,
      AudioDevice device,
      SoundServices services,
      SoundWishes wishes,
      Consumer<String> notes) {
    MusicSynth synth = synth(device.sampleRate(), services, notes);
    return new GameSound(game, device, synth, services.files(wishes.ffmpeg()), wishes, notes);
  }

  /**
   * Has the AdLib play from now on.
   *
   * @param reason why the wanted music device does not
   * @param notes takes the line that says so
   */
  public void fallBack(String reason, Consumer<String> notes) {
    notes.accept("music " + music + ": " + reason + "; adlib plays instead");
    music = AdlibSynth.Provider.ID;
  }

  /** Returns what kind of device music is played on. */
  public MusicDevice musicDevice(SoundServices services) {
    return services.synths().get(music).device();
  }

  /**
   * Returns how loud everything is that was typed, as loud as can be what was not.
   *
   * @throws CommandFailure wrong usage, if a volume is none
   */
  public Volumes volumes() {
    try {
      return new Volumes(
          typed(master), typed(musicVolume), typed(effectsVolume), typed(speechVolume));
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage("a " + e.getMessage());
    }
  }

  private static int typed(Integer volume) {
    return volume == null ? Volumes.FULL : volume;
  }

  /**
   * Lets what was typed go before what the settings say.
   *
   * @throws CommandFailure wrong usage, if a volume is none
   */
  public void override(Settings settings) {
    volumes();
    override(settings, Setting.VOLUME, master);
    override(settings, Setting.MUSIC_VOLUME, musicVolume);
    override(settings, Setting.EFFECTS_VOLUME, effectsVolume);
    override(settings, Setting.SPEECH_VOLUME, speechVolume);
  }

  private static void override(Settings settings, Setting setting, Integer typed) {
    if (typed != null) {
      settings.override(setting, typed.toString());
    }
  }

  private MusicSynth synth(int sampleRate, SoundServices services, Consumer<String> notes) {
    MusicProvider provider = services.synths().get(music);
    try {
      return provider.open(new MusicSettings(sampleRate, soundFont));
    } catch (AudioException e) {
      fallBack(e.getMessage(), notes);
      return new AdlibSynth();
    }
  }
}
