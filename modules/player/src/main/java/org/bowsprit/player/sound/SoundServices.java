package org.bowsprit.player.sound;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.program.SearchPath;
import org.bowsprit.format.game.Game;
import org.bowsprit.player.service.OptionOwners;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.isolation.ExchangedSynth;
import org.bowsprit.plugin.host.isolation.GuardedDevice;
import org.bowsprit.plugin.host.isolation.Thrown;
import org.bowsprit.service.OptionException;

/** Provides all sound services: devices, synthesisers and readers of sound files. */
public final class SoundServices {

  private final Providers<AudioProvider> devices;
  private final Providers<MusicProvider> synths;
  private final Providers<SoundFileProvider> files;
  private final OptionOwners owners;
  private final Path trackFolder;
  private Optional<FlacConversions> conversions;

  @Inject
  SoundServices(
      Providers<AudioProvider> devices,
      Providers<MusicProvider> synths,
      Providers<SoundFileProvider> files,
      OptionOwners owners,
      ProgramFolders folders) {
    this.devices = devices;
    this.synths = synths;
    this.files = files;
    this.owners = owners;
    this.trackFolder = folders.trackFolder();
  }

  /**
   * Opens a sound device: the requested device or, if none is requested, the best device. If no
   * device opens, returns a silent device. If the device fails later, a silent device replaces it.
   *
   * @param notes receives one line if there is no sound, or when the sound fails
   * @throws org.bowsprit.plugin.host.description.UnknownPluginException if there is no device with
   *     the requested id
   */
  public AudioDevice open(AudioChoice choice, Consumer<String> notes) {
    AudioSettings defaults = AudioSettings.DEFAULT;
    AudioSettings settings =
        new AudioSettings(
            defaults.sampleRate(), defaults.latencyMillis(), choice.target(), choice.options());
    List<String> reasons = new ArrayList<>();
    for (AudioProvider provider : candidates(choice.id())) {
      try {
        return openGuarded(provider, settings, notes);
      } catch (AudioException e) {
        reasons.add(provider.id() + ": " + e.getMessage());
      } catch (RuntimeException | Error e) {
        // This runs a plugin's code, so even an Error must not end the game.
        reasons.add(provider.id() + ": " + Thrown.asLine(e));
      }
    }
    if (!reasons.isEmpty()) {
      notes.accept("no sound (" + String.join("; ", reasons) + ")");
    }
    return new SilentProvider().open(settings);
  }

  /**
   * Opens a sound device. If its author recompiles it, the newer version replaces it during
   * playback.
   */
  private AudioDevice openGuarded(
      AudioProvider provider, AudioSettings settings, Consumer<String> notes)
      throws AudioException {
    String id = provider.id();
    GuardedDevice device =
        new GuardedDevice(() -> provider.open(settings), note -> notes.accept(id + ": " + note));
    Runnable stopFollowing =
        devices.follow(id, newVersion -> device.exchange(() -> newVersion.open(settings)));
    AudioProvider current = devices.get(id);
    if (current == provider) {
      return device;
    }
    // The provider was reloaded before it could be followed.
    stopFollowing.run();
    device.close();
    return openGuarded(current, settings, notes);
  }

  private List<AudioProvider> candidates(String id) {
    if (!id.isEmpty()) {
      return List.of(devices.get(id));
    }
    return devices.all().stream()
        .filter(provider -> provider.preference() > 0)
        .sorted(Comparator.comparingInt(AudioProvider::preference).reversed())
        .toList();
  }

  /** Returns the kind of device that plays the music. */
  public MusicDevice kind(MusicChoice choice) {
    MusicProvider provider = synths.get(choice.id());
    try {
      return provider.device(settings(choice, AudioSettings.DEFAULT.sampleRate()));
    } catch (OptionException e) {
      // The error is reported when the device is opened.
      return provider.device();
    }
  }

  /**
   * Creates a game's sound card for a device. AdLib plays if the requested music device does not
   * open.
   *
   * @param preferences the player's preferences
   * @param notes receives a line for everything that is not played as requested
   * @throws org.bowsprit.plugin.host.description.UnknownPluginException if there is no such music
   *     device
   */
  public GameSound card(
      Game game,
      AudioDevice device,
      MusicChoice choice,
      SoundPreferences preferences,
      Consumer<String> notes) {
    List<String> fallBacks = new ArrayList<>();
    MusicSynth synth = synth(choice, device.sampleRate(), fallBacks::add);
    fallBacks.forEach(notes);
    return new GameSound(game, device, synth, fileReaders(preferences, notes), preferences, notes)
        .setFallBack(fallBacks.stream().findFirst());
  }

  private MusicSynth synth(MusicChoice choice, int sampleRate, Consumer<String> notes) {
    MusicProvider provider = synths.get(choice.id());
    MusicSettings settings = settings(choice, sampleRate);
    try {
      return synths.isBuiltIn(choice.id())
          ? provider.open(settings)
          : openExchanged(choice.id(), provider, settings);
    } catch (AudioException e) {
      fallBack(choice, e.getMessage(), notes);
      return new AdlibSynth();
    }
  }

  private static MusicSettings settings(MusicChoice choice, int sampleRate) {
    return new MusicSettings(sampleRate, choice.soundFont(), choice.options());
  }

  /**
   * Opens a music device. If its author recompiles it, the newer version replaces it during
   * playback.
   */
  private MusicSynth openExchanged(String id, MusicProvider provider, MusicSettings settings)
      throws AudioException {
    ExchangedSynth exchanged = new ExchangedSynth(provider.open(settings));
    exchanged.onClose(
        synths.follow(id, newVersion -> exchanged.exchange(() -> newVersion.open(settings))));
    MusicProvider current = synths.get(id);
    if (current == provider) {
      return exchanged;
    }
    // The provider was reloaded before it could be followed.
    exchanged.close();
    return openExchanged(id, current, settings);
  }

  /**
   * Returns the replacement of a music device that does not play, and reports the replacement.
   *
   * @param reason the reason why the requested device does not play
   * @param notes receives the line
   */
  public MusicChoice fallBack(MusicChoice choice, String reason, Consumer<String> notes) {
    notes.accept("music " + choice.id() + ": " + reason + "; adlib plays instead");
    return MusicChoice.ADLIB;
  }

  /**
   * Returns the readers of sound files.
   *
   * @param preferences the options of the readers, and whether ffmpeg may be used for files that no
   *     reader can read
   * @param notes receives each invalid option
   */
  private SoundFileReaders fileReaders(SoundPreferences preferences, Consumer<String> notes) {
    boolean ffmpeg = preferences.ffmpeg();
    Map<String, String> stored =
        owners.storedOptionsFor(ConfiguredReader.KIND, preferences.options(), notes);
    List<SoundFileProvider> configured =
        files.all().stream()
            .map(SoundFileProvider::id)
            // Installed plugins have precedence over the readers that are built in.
            .sorted(Comparator.comparing(files::isBuiltIn))
            .<SoundFileProvider>map(id -> ConfiguredReader.of(id, files, stored, notes))
            .toList();
    List<SoundFileProvider> readers = new ArrayList<>(configured);
    Optional<FlacConversions> converter = ffmpeg ? conversions() : Optional.empty();
    String unavailableReason =
        ffmpeg
            ? "neither the plugin sound-ffmpeg (menu: Get the music) nor the program ffmpeg is"
                + " installed to decode it"
            : "the settings do not allow ffmpeg to decode it";
    readers.add(new XwmaFiles(converter, unavailableReason, new SoundFileReaders(configured)));
    return new SoundFileReaders(readers);
  }

  /**
   * Returns whether music of a game is silent because it is xWMA and no reader can read it.
   *
   * @param preferences whether ffmpeg may be used
   */
  public boolean lacksXwma(Game game, SoundPreferences preferences) {
    boolean isRead =
        files.all().stream().anyMatch(reader -> reader.kinds().contains(FileKind.XWMA))
            || (preferences.ffmpeg() && conversions().isPresent());
    return !isRead && new TrackFiles(game.files()).hasTrackOf(FileKind.XWMA);
  }

  /** Returns the conversions; empty without ffmpeg. Searches for ffmpeg only on first use. */
  private Optional<FlacConversions> conversions() {
    if (conversions == null) {
      conversions =
          Ffmpeg.in(SearchPath.ofThisProcess())
              .map(program -> new FlacConversions(program, trackFolder));
    }
    return conversions;
  }
}
