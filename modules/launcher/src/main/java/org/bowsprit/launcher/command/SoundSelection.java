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
import org.bowsprit.launcher.sound.GameSound;
import org.bowsprit.launcher.sound.SoundServices;
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
      defaultValue = "100",
      description = "How loud everything is.")
  private int master;

  @Option(
      names = "--music-volume",
      paramLabel = "0-100",
      defaultValue = "100",
      description = "How loud music and CD tracks are.")
  private int musicVolume;

  @Option(
      names = "--effects-volume",
      paramLabel = "0-100",
      defaultValue = "100",
      description = "How loud sampled effects are.")
  private int effectsVolume;

  @Option(
      names = "--speech-volume",
      paramLabel = "0-100",
      defaultValue = "100",
      description = "How loud voices are.")
  private int speechVolume;

  /** Creates the mixin for picocli. */
  public SoundSelection() {}

  /** Opens the sound device; see {@link AudioSelection#open}. */
  public AudioDevice device(SoundServices services, Consumer<String> notes) {
    return audio.open(services.devices(), notes);
  }

  /**
   * Builds a game's sound card before a device.
   *
   * @param notes takes a line for everything that is not heard as wished
   * @throws CommandFailure wrong usage, if there is no such music device, or a volume is none
   */
  public GameSound card(
      Game game, AudioDevice device, SoundServices services, Consumer<String> notes) {
    Volumes volumes = volumes();
    GameSound sound =
        new GameSound(game, device, synth(device.sampleRate(), services, notes), services, notes);
    sound.card().setVolumes(volumes);
    return sound;
  }

  /** Returns what kind of device music is played on. */
  public MusicDevice musicDevice(SoundServices services) {
    return services.synths().get(music).device();
  }

  private Volumes volumes() {
    try {
      return new Volumes(master, musicVolume, effectsVolume, speechVolume);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage("a " + e.getMessage());
    }
  }

  private MusicSynth synth(int sampleRate, SoundServices services, Consumer<String> notes) {
    MusicProvider provider = services.synths().get(music);
    try {
      return provider.open(new MusicSettings(sampleRate, soundFont));
    } catch (AudioException e) {
      notes.accept("music " + music + ": " + e.getMessage() + "; adlib plays instead");
      return new AdlibSynth();
    }
  }
}
