package org.bowsprit.player.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.WorkingDevice;
import org.bowsprit.audio.adlib.NoSynth;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.audio.recording.FileLength;
import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.player.service.OptionOwners;
import org.bowsprit.plugin.host.CompiledPlugin;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.SamplePlugins;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.description.PluginFolders;
import org.bowsprit.plugin.host.isolation.PluginWatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the replacement of music devices and readers of sound files while a game plays. */
@Timeout(300)
class ReloadedSoundTest {

  private static final long QUANTUM_MICROS = 4_000;
  private static final int MAX_SILENT_LEVEL = 100;
  private static final Recording SPOKEN_LINE =
      new Recording.File(
          ByteSource.of("fLaC".getBytes(StandardCharsets.US_ASCII)),
          new FileLength(44_100, 1_000_000));
  private static final SoundPreferences PREFERENCES =
      new SoundPreferences(Volumes.DEFAULT, LeadIn.NONE, false, SpeechMode.VOICE, Map.of());

  @TempDir private Path folder;

  private final PluginWatch pluginWatch = new PluginWatch();
  private final Queue<String> notices = new ConcurrentLinkedQueue<>();
  private final Queue<WeakReference<ClassLoader>> loadedClassLoaders =
      new ConcurrentLinkedQueue<>();
  private final ExtensionKind<MusicProvider> musicKind =
      new ExtensionKind<>(
          "music", MusicProvider.class, provider -> pluginWatch.isolate(recordLoader(provider)));
  private final ExtensionKind<SoundFileProvider> soundFileKind =
      new ExtensionKind<>(
          "sound-file",
          SoundFileProvider.class,
          provider -> pluginWatch.isolate(recordLoader(provider)));
  private final LevelMeter device = new LevelMeter();
  private CompiledPlugin plugin;
  private PluginHost host;
  private SoundServices services;

  /** Records the last sample of the left channel. */
  private static final class LevelMeter extends WorkingDevice {

    private int lastLeftSample;

    private LevelMeter() {
      super(44_100);
    }

    @Override
    public int write(short[] samples, int offset, int frames) {
      if (frames > 0) {
        lastLeftSample = samples[offset + 2 * (frames - 1)];
      }
      return frames;
    }
  }

  private <P> P recordLoader(P provider) {
    loadedClassLoaders.add(new WeakReference<>(provider.getClass().getClassLoader()));
    return provider;
  }

  @BeforeEach
  void createHost() throws IOException {
    plugin = new CompiledPlugin(folder.resolve("target/classes"));
    host =
        new PluginHost(
            List.of(
                new ExtensionPoint<>(
                    musicKind, Map.of(NoSynth.Provider.ID, new NoSynth.Provider())),
                new ExtensionPoint<>(soundFileKind, Map.of())),
            () -> new PluginFolders(List.of(), List.of(plugin.folder())),
            folder.resolve("state"),
            problem -> notices.add(problem.line()),
            notices::add);
    @SuppressWarnings("unchecked") // The mock has no type argument, and no device is requested.
    Providers<AudioProvider> devices = mock(Providers.class);
    services =
        new SoundServices(
            devices,
            new Providers<>(musicKind, host),
            new Providers<>(soundFileKind, host),
            mock(OptionOwners.class),
            mock(ProgramFolders.class));
  }

  private static Game createGame() {
    GameBuilder builder = new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE);
    BuildResult result = builder.build(StarterGame.sources("heard"));
    return new GameLoader().open(BuiltFiles.of("HEARD", result).inMemory());
  }

  private GameSound createSound(String synth) {
    return services.card(
        createGame(), device, new MusicChoice(synth, "", Map.of()), PREFERENCES, notices::add);
  }

  /** Checks that the newer version uses the channel volume that was set in the older version. */
  @Test
  void aReloadedMusicDeviceKeepsItsSettings() throws Exception {
    plugin.compile(SamplePlugins.music(100));
    try (GameSound sound = createSound("sample")) {
      sound.card().setup().synthesiser().volume(0, 50);
      playUntil(sound, () -> device.lastLeftSample > MAX_SILENT_LEVEL);
      playQuanta(sound, 50);
      int levelBefore = device.lastLeftSample;

      plugin.compile(SamplePlugins.music(200));

      playUntil(sound, () -> device.lastLeftSample > levelBefore * 3 / 2 && isReloaded());
      waitUntilOnlyTheNewerVersionIsLoaded(sound);
    }
  }

  @Test
  void aSoundFileIsReadFurtherAfterItsReaderIsReloaded() throws Exception {
    plugin.compile(SamplePlugins.soundFile(4_000));
    try (GameSound sound = createSound(NoSynth.Provider.ID)) {
      sound.card().speechStarted(SPOKEN_LINE, 0);
      playUntil(sound, () -> device.lastLeftSample > MAX_SILENT_LEVEL);
      playQuanta(sound, 50);
      int levelBefore = device.lastLeftSample;

      plugin.compile(SamplePlugins.soundFile(8_000));

      playUntil(sound, () -> device.lastLeftSample > levelBefore * 3 / 2 && isReloaded());
      waitUntilOnlyTheNewerVersionIsLoaded(sound);
    }
  }

  /**
   * Checks that a game that has ended does not keep a version of a plugin in memory, and that the
   * next game uses the newest version.
   */
  @Test
  void theNextGameUsesTheNewerVersionOfAPlugin() throws Exception {
    plugin.compile(SamplePlugins.soundFile(4_000));
    try (GameSound earlierSound = createSound(NoSynth.Provider.ID)) {
      earlierSound.card().speechStarted(SPOKEN_LINE, 0);
    }

    plugin.compile(SamplePlugins.soundFile(8_000));

    while (!isReloaded()) {
      Thread.sleep(20);
    }
    try (GameSound sound = createSound(NoSynth.Provider.ID)) {
      sound.card().speechStarted(SPOKEN_LINE, 0);
      playUntil(sound, () -> device.lastLeftSample > MAX_SILENT_LEVEL);
      waitUntilOnlyTheNewerVersionIsLoaded(sound);
    }
  }

  private boolean isReloaded() {
    return notices.contains("reloaded: sample 1.0.0");
  }

  private void waitUntilOnlyTheNewerVersionIsLoaded(GameSound sound) throws Exception {
    playUntil(sound, () -> isCollected(loadedClassLoaders.peek()) && unpackedCopies().size() == 1);
    assertThat(notices).noneMatch(note -> note.contains("left threads running"));
    assertThat(notices).noneMatch(note -> note.contains("silent"));
  }

  private static boolean isCollected(WeakReference<ClassLoader> loader) {
    System.gc();
    return loader.get() == null;
  }

  private List<Path> unpackedCopies() throws IOException {
    try (Stream<Path> entries = Files.list(folder.resolve("state/unpacked"))) {
      return entries.toList();
    }
  }

  /** Continues to play, as a game does, until a condition is true. */
  private static void playUntil(GameSound sound, Callable<Boolean> condition) throws Exception {
    while (!condition.call()) {
      playQuanta(sound, 1);
      Thread.sleep(5);
    }
  }

  private static void playQuanta(GameSound sound, int quanta) {
    SoundCard card = sound.card();
    for (int i = 0; i < quanta; i++) {
      card.quantum(i * QUANTUM_MICROS);
    }
  }
}
