package org.bowsprit.launcher.option;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.launcher.sound.AudioChoice;
import org.bowsprit.launcher.sound.MusicChoice;
import picocli.CommandLine.Option;

/** Options that choose a WAV file for all that is heard of a game in virtual time. */
public final class WavSelection {

  private static final String DEVICE = "wav";

  @Option(
      names = "--wav",
      paramLabel = "FILE",
      description = "Write what is heard, music, effects and voices, as a WAV file.")
  private Path file;

  @Option(
      names = "--music",
      paramLabel = "ID",
      defaultValue = AdlibSynth.Provider.ID,
      description =
          "The music device of --wav and of the game (${DEFAULT-VALUE}); see plugins list.")
  private String music;

  /** Creates the mixin for picocli. */
  public WavSelection() {}

  /** Returns the device that writes the file, if one was chosen. */
  public Optional<AudioChoice> device() {
    return Optional.ofNullable(file)
        .map(chosen -> new AudioChoice(DEVICE, chosen.toString(), Map.of()));
  }

  /** Returns the chosen music device. */
  public MusicChoice music() {
    return new MusicChoice(music, "", Map.of());
  }
}
