package org.bowsprit.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyBoolean;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.plugin.host.description.Installation;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Registries;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FetchedSoundPluginTest {

  private final InstalledPlugins installed = mock(InstalledPlugins.class);

  @TempDir private Path folder;

  private FetchedSoundPlugin plugin() {
    FetchedSoundPlugin.Shop shop =
        new FetchedSoundPlugin.Shop(installed, new Registries(folder.resolve("settings")));
    return new FetchedSoundPlugin(shop, true, Texts.english());
  }

  @Test
  void aPluginThatIsDroppedIsInstalled() throws IOException {
    Path zip = zip("plugin.properties");
    when(installed.install(zip, Optional.empty(), false))
        .thenReturn(
            new Installation("sound-ffmpeg", "1.0.0", "00", "", Optional.empty(), List.of()));

    assertThat(plugin().take(zip))
        .contains("sound-ffmpeg 1.0.0 is installed; it works from the next start on.");
  }

  @Test
  void aGameThatIsDroppedIsLeftToOthers() throws IOException {
    assertThat(plugin().take(zip("MONKEY2.000"))).isEmpty();
    assertThat(plugin().take(folder)).isEmpty();
    assertThat(plugin().take(Files.createFile(folder.resolve("broken.zip")))).isEmpty();
  }

  @Test
  void whatCannotBeInstalledIsToldOf() throws IOException {
    when(installed.install(any(Path.class), any(), anyBoolean()))
        .thenThrow(new IOException("full"));

    assertThat(plugin().take(zip("plugin.properties")))
        .contains("This plugin cannot be installed: full");
  }

  @Test
  void withoutARegistryThePlayerIsToldWhatElseToDo() {
    FetchedSoundPlugin plugin = plugin();
    assertThat(plugin.news()).isEmpty();

    plugin.fetch();

    assertThat(plugin.news())
        .contains("No registry has sound-ffmpeg: drop its zip on this window.");
    assertThat(plugin.news()).isEmpty();
  }

  private Path zip(String entry) throws IOException {
    Path zip = folder.resolve("dropped.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry(entry));
    }
    return zip;
  }
}
