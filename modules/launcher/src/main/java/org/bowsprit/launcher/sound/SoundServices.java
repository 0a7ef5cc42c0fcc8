package org.bowsprit.launcher.sound;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.recording.SoundFileProvider;
import org.bowsprit.audio.recording.SoundFiles;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.player.folder.Surroundings;
import org.bowsprit.player.sound.Conversions;
import org.bowsprit.player.sound.Ffmpeg;
import org.bowsprit.player.sound.XwmaFiles;
import org.bowsprit.plugin.host.Registry;

/** All that can be plugged in to hear a game: devices, synthesisers, readers of sound files. */
public final class SoundServices {

  private final Registry<AudioProvider> devices;
  private final Registry<MusicProvider> synths;
  private final Registry<SoundFileProvider> files;
  private final Path trackFolder;
  private Optional<Conversions> conversions;

  @Inject
  SoundServices(
      Registry<AudioProvider> devices,
      Registry<MusicProvider> synths,
      Registry<SoundFileProvider> files,
      Surroundings surroundings) {
    this.devices = devices;
    this.synths = synths;
    this.files = files;
    this.trackFolder = surroundings.trackFolder();
  }

  /** Returns the sound devices. */
  public Registry<AudioProvider> devices() {
    return devices;
  }

  /** Returns the music devices. */
  public Registry<MusicProvider> synths() {
    return synths;
  }

  /**
   * Returns the readers of sound files.
   *
   * @param ffmpeg whether ffmpeg may be asked where none of them can help
   */
  public SoundFiles files(boolean ffmpeg) {
    List<SoundFileProvider> readers = new ArrayList<>(files.all());
    Optional<Conversions> helper = ffmpeg ? conversions() : Optional.empty();
    String absence =
        ffmpeg
            ? "the program ffmpeg, which could decode it, is not on the PATH"
            : "the settings say that ffmpeg is not to decode it";
    readers.add(new XwmaFiles(helper, absence, new SoundFiles(List.copyOf(files.all()))));
    return new SoundFiles(readers);
  }

  /** The program is looked for once, when somebody first wants it. */
  private Optional<Conversions> conversions() {
    if (conversions == null) {
      conversions =
          Ffmpeg.in(Objects.requireNonNullElse(System.getenv("PATH"), ""))
              .map(program -> new Conversions(program, trackFolder));
    }
    return conversions;
  }
}
