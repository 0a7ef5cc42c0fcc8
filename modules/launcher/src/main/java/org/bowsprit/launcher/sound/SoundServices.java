package org.bowsprit.launcher.sound;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.recording.SoundFileProvider;
import org.bowsprit.audio.recording.SoundFiles;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.plugin.host.Registry;
import org.bowsprit.plugin.host.isolation.PluginWatch;

/** All that can be plugged in to hear a game: devices, synthesisers, readers of sound files. */
public final class SoundServices {

  private final Registry<AudioProvider> devices;
  private final Registry<MusicProvider> synths;
  private final Registry<SoundFileProvider> files;
  private final PluginWatch watch;
  private SoundFiles watchedFiles;

  @Inject
  SoundServices(
      Registry<AudioProvider> devices,
      Registry<MusicProvider> synths,
      Registry<SoundFileProvider> files,
      PluginWatch watch) {
    this.devices = devices;
    this.synths = synths;
    this.files = files;
    this.watch = watch;
  }

  /** Returns the sound devices. */
  public Registry<AudioProvider> devices() {
    return devices;
  }

  /** Returns how sound devices are called. */
  public PluginWatch watch() {
    return watch;
  }

  /** Returns the music devices. */
  public Registry<MusicProvider> synths() {
    return synths;
  }

  /** Returns the readers of sound files. */
  public SoundFiles files() {
    if (watchedFiles == null) {
      // One that was stuck in one game is asked nothing in the next.
      List<SoundFileProvider> watched = new ArrayList<>();
      files.all().forEach(provider -> watched.add(watch.over(provider)));
      watchedFiles = new SoundFiles(watched);
    }
    return watchedFiles;
  }
}
