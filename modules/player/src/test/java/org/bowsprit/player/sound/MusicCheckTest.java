package org.bowsprit.player.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.player.service.OptionOwners;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.InstalledProvider;
import org.bowsprit.plugin.host.description.LoadResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MusicCheckTest {

  private final MusicProvider working = mock(MusicProvider.class);
  private final MusicProvider unavailable = mock(MusicProvider.class);
  private final MusicProvider broken = mock(MusicProvider.class);
  private final PluginHost host = mock(PluginHost.class);
  private final OptionOwners owners = mock(OptionOwners.class);
  private final MusicCheck check = new MusicCheck(host, owners);

  @TempDir private Path folder;

  @Test
  void everyDeviceThatDoesNotOpenIsListedWithItsReason() throws Exception {
    MusicSynth synth = mock(MusicSynth.class);
    when(working.open(any())).thenReturn(synth);
    when(unavailable.open(any())).thenThrow(new AudioException("no port"));
    when(broken.open(any())).thenThrow(new NoClassDefFoundError("a/B"));
    install(
        installed("works", working),
        installed("lacks", unavailable),
        installed("broken", broken),
        renderer());

    assertThat(check.failures(settings(), note -> {}))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("lacks", "no port", "broken", "NoClassDefFoundError: a/B"));
    verify(synth).close();
  }

  @Test
  void theOptionsInTheSettingsAreUsed() throws Exception {
    when(working.open(any())).thenReturn(mock(MusicSynth.class));
    install(installed("works", working));
    when(owners.storedOptionsFor(eq("music"), any(), any()))
        .thenAnswer(call -> call.getArgument(1));

    check.failures(settings(), note -> {});

    verify(working)
        .open(argThat(settings -> settings.options().equals(Map.of("works.port", "um-one"))));
  }

  private void install(InstalledProvider... services) {
    LoadResult loaded = mock(LoadResult.class);
    when(loaded.installed()).thenReturn(List.of(services));
    when(host.loaded()).thenReturn(loaded);
  }

  private Settings settings() throws IOException {
    Path file = folder.resolve("bowsprit.toml");
    Files.writeString(file, "[plugin.works]\nport = \"um-one\"\n");
    return Settings.of(new SettingsFile(file), "", note -> {});
  }

  private static InstalledProvider installed(String id, MusicProvider provider) {
    return new InstalledProvider("music", id, id, "some.jar", List.of(), provider);
  }

  private static InstalledProvider renderer() {
    return new InstalledProvider(
        "renderer", "window", "Window", "some.jar", List.of(), new Object());
  }
}
