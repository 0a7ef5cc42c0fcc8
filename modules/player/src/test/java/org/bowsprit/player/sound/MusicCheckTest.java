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

/** Tests the check of which installed music devices can be opened. */
class MusicCheckTest {

  private final MusicProvider workingProvider = mock(MusicProvider.class);
  private final MusicProvider unavailableProvider = mock(MusicProvider.class);
  private final MusicProvider brokenProvider = mock(MusicProvider.class);
  private final PluginHost host = mock(PluginHost.class);
  private final OptionOwners owners = mock(OptionOwners.class);
  private final MusicCheck check = new MusicCheck(host, owners);

  @TempDir private Path folder;

  @Test
  void everyDeviceThatCannotBeOpenedIsListedWithTheReason() throws Exception {
    MusicSynth synth = mock(MusicSynth.class);
    when(workingProvider.open(any())).thenReturn(synth);
    when(unavailableProvider.open(any())).thenThrow(new AudioException("no port"));
    when(brokenProvider.open(any())).thenThrow(new NoClassDefFoundError("a/B"));
    install(
        installedMusic("works", workingProvider),
        installedMusic("lacks", unavailableProvider),
        installedMusic("broken", brokenProvider),
        installedRenderer());

    assertThat(check.failures(settings(), note -> {}))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("lacks", "no port", "broken", "NoClassDefFoundError: a/B"));
    verify(synth).close();
  }

  @Test
  void theOptionsInTheSettingsAreUsed() throws Exception {
    when(workingProvider.open(any())).thenReturn(mock(MusicSynth.class));
    install(installedMusic("works", workingProvider));
    when(owners.storedOptionsFor(eq("music"), any(), any()))
        .thenAnswer(call -> call.getArgument(1));

    check.failures(settings(), note -> {});

    verify(workingProvider)
        .open(argThat(settings -> settings.options().equals(Map.of("works.port", "um-one"))));
  }

  private void install(InstalledProvider... services) {
    LoadResult loadResult = mock(LoadResult.class);
    when(loadResult.installed()).thenReturn(List.of(services));
    when(host.loaded()).thenReturn(loadResult);
  }

  private Settings settings() throws IOException {
    Path file = folder.resolve("bowsprit.toml");
    Files.writeString(file, "[plugin.works]\nport = \"um-one\"\n");
    return Settings.of(new SettingsFile(file), "", note -> {});
  }

  private static InstalledProvider installedMusic(String id, MusicProvider provider) {
    return new InstalledProvider("music", id, id, "some.jar", List.of(), provider);
  }

  private static InstalledProvider installedRenderer() {
    return new InstalledProvider(
        "renderer", "window", "Window", "some.jar", List.of(), new Object());
  }
}
