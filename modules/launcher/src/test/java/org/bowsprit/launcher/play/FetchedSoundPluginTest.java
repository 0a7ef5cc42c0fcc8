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
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.launcher.command.RegistryServer;
import org.bowsprit.launcher.command.SignedRegistry;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.description.Installation;
import org.bowsprit.plugin.host.description.PluginPlaces;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Registries;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
class FetchedSoundPluginTest {

  private final InstalledPlugins installed = mock(InstalledPlugins.class);

  private final String os = System.getProperty("os.name");
  private final String arch = System.getProperty("os.arch");
  @TempDir private Path folder;

  @AfterEach
  void thisMachineAgain() {
    pretend(os, arch);
  }

  private FetchedSoundPlugin plugin() {
    FetchedSoundPlugin.Shop shop =
        new FetchedSoundPlugin.Shop(installed, new Registries(folder.resolve("settings")));
    return new FetchedSoundPlugin(shop, true, Texts.english());
  }

  @Test
  void aDroppedPluginIsInstalled() throws IOException {
    Path zip = zip("plugin.properties");
    when(installed.install(zip, Optional.empty(), false))
        .thenReturn(
            new Installation("sound-ffmpeg", "1.0.0", "00", "", Optional.empty(), List.of()));

    assertThat(plugin().take(zip))
        .contains("sound-ffmpeg 1.0.0 is installed; it works from the next start on.");
  }

  @Test
  void aDroppedGameIsNotHandled() throws IOException {
    assertThat(plugin().take(zip("MONKEY2.000"))).isEmpty();
    assertThat(plugin().take(folder)).isEmpty();
    assertThat(plugin().take(Files.createFile(folder.resolve("broken.zip")))).isEmpty();
  }

  @Test
  void aFailedInstallationIsReported() throws IOException {
    when(installed.install(any(Path.class), any(), anyBoolean()))
        .thenThrow(new IOException("full"));

    assertThat(plugin().take(zip("plugin.properties")))
        .contains("This plugin cannot be installed: full");
  }

  @Test
  void withoutARegistryThePlayerIsToldTheAlternative() {
    FetchedSoundPlugin plugin = plugin();
    assertThat(plugin.news()).isEmpty();

    plugin.fetch();

    assertThat(plugin.news())
        .contains("No registry has sound-ffmpeg: drop its zip on this window.");
    assertThat(plugin.news()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, linux-x86_64", "Windows 11, amd64, windows-x86_64",
    "Mac OS X, x86_64, macosx-x86_64", "Mac OS X, aarch64, macosx-arm64"
  })
  void theClickInstallsThePluginOfThisMachineFromARegistry(
      String system, String processor, String platform) throws IOException, InterruptedException {
    Path served = Files.createDirectory(folder.resolve("served"));
    SignedRegistry registry = new SignedRegistry(served);
    for (String each : List.of("linux-x86_64", "windows-x86_64", "macosx-x86_64", "macosx-arm64")) {
      registry.offersFor("sound-ffmpeg", "1.0.0", each);
    }
    registry.published(1);
    pretend(system, processor);
    try (RegistryServer server = new RegistryServer(served)) {
      Registries registries = new Registries(folder.resolve("settings"));
      registries.add(server.url(), registry.key());
      Path plugins = folder.resolve("installed");
      FetchedSoundPlugin plugin =
          new FetchedSoundPlugin(
              new FetchedSoundPlugin.Shop(new InstalledPlugins(plugins, host()), registries),
              true,
              Texts.english());

      plugin.fetch();

      assertThat(lastNews(plugin))
          .isEqualTo("sound-ffmpeg 1.0.0 is installed; it works from the next start on.");
      try (ZipFile zip = new ZipFile(plugins.resolve("sound-ffmpeg.zip").toFile())) {
        assertThat(zip.getInputStream(zip.getEntry("platform.txt"))).hasContent(platform);
      }
    }
  }

  @Test
  void aRegistryWithoutOneForThisMachineHasNone() throws IOException, InterruptedException {
    Path served = Files.createDirectory(folder.resolve("served"));
    SignedRegistry registry =
        new SignedRegistry(served).offersFor("sound-ffmpeg", "1.0.0", "windows-x86_64");
    registry.published(1);
    Registries registries = new Registries(folder.resolve("settings"));
    registries.add(registry.url(), registry.key());
    pretend("Linux", "riscv64");
    FetchedSoundPlugin plugin =
        new FetchedSoundPlugin(
            new FetchedSoundPlugin.Shop(installed, registries), true, Texts.english());

    plugin.fetch();

    assertThat(lastNews(plugin)).startsWith("No registry has sound-ffmpeg");
  }

  private static void pretend(String os, String arch) {
    System.setProperty("os.name", os);
    System.setProperty("os.arch", arch);
  }

  private static String lastNews(FetchedSoundPlugin plugin) throws InterruptedException {
    String news = Texts.english().of("plugin.fetching");
    while (news.equals(Texts.english().of("plugin.fetching"))) {
      Thread.sleep(10);
      news = plugin.news().orElse(news);
    }
    return news;
  }

  private PluginHost host() {
    return new PluginHost(
        List.of(),
        () -> new PluginPlaces(List.of(), List.of()),
        folder.resolve("state"),
        problem -> {},
        note -> {});
  }

  private Path zip(String entry) throws IOException {
    Path zip = folder.resolve("dropped.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry(entry));
    }
    return zip;
  }
}
