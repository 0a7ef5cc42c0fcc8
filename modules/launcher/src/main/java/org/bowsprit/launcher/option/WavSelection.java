package org.bowsprit.launcher.option;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.sound.AudioChoice;
import org.bowsprit.player.sound.MusicChoice;
import picocli.CommandLine.Option;

/** The options for a WAV file that receives all sound of a game in virtual time. */
public final class WavSelection {

  private static final String DEVICE = "wav";

  @Option(
      names = "--wav",
      paramLabel = "FILE",
      description = "Write the sound, music, effects and voices, as a WAV file.")
  private Path file;

  @Option(
      names = "--music",
      paramLabel = "ID",
      description = "The music device of --wav and of the game (adlib); see plugins list.")
  private String music;

  /** Creates the mixin for picocli. */
  public WavSelection() {}

  /**
   * Returns the device that writes the file; empty if no file was chosen.
   *
   * @throws CommandFailure if only a music device was chosen
   */
  public Optional<AudioChoice> device() {
    if (file == null && music != null) {
      throw CommandFailure.refused("refused.wav-music");
    }
    return Optional.ofNullable(file)
        .map(chosen -> new AudioChoice(DEVICE, chosen.toString(), Map.of()));
  }

  /** Returns the chosen music device; AdLib by default. */
  public MusicChoice music() {
    return new MusicChoice(Objects.requireNonNullElse(music, AdlibSynth.Provider.ID), "", Map.of());
  }
}
