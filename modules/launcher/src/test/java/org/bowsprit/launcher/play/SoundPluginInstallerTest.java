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
import org.bowsprit.plugin.host.description.PluginFolders;
import org.bowsprit.plugin.host.installation.InstalledPlugins;
import org.bowsprit.plugin.host.registry.Registries;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(120)
class SoundPluginInstallerTest {

  private final InstalledPlugins installed = mock(InstalledPlugins.class);

  private final String os = System.getProperty("os.name");
  private final String arch = System.getProperty("os.arch");
  @TempDir private Path folder;

  @AfterEach
  void restorePlatform() {
    setPlatform(os, arch);
  }

  private SoundPluginInstaller plugin() {
    SoundPluginInstaller.PluginAccess shop =
        new SoundPluginInstaller.PluginAccess(
            installed, new Registries(folder.resolve("settings")));
    return new SoundPluginInstaller(shop, true, Texts.english());
  }

  @Test
  void aDroppedPluginIsInstalled() throws IOException {
    Path zip = zip("plugin.properties");
    when(installed.install(zip, Optional.empty(), false))
        .thenReturn(
            new Installation("sound-ffmpeg", "1.0.0", "00", "", Optional.empty(), List.of()));

    assertThat(plugin().install(zip))
        .contains("sound-ffmpeg 1.0.0 is installed; it works from the next start on.");
  }

  @Test
  void aDroppedGameIsIgnored() throws IOException {
    assertThat(plugin().install(zip("MONKEY2.000"))).isEmpty();
    assertThat(plugin().install(folder)).isEmpty();
    assertThat(plugin().install(Files.createFile(folder.resolve("broken.zip")))).isEmpty();
  }

  @Test
  void aFailedInstallationIsReported() throws IOException {
    when(installed.install(any(Path.class), any(), anyBoolean()))
        .thenThrow(new IOException("full"));

    assertThat(plugin().install(zip("plugin.properties")))
        .contains("This plugin cannot be installed: full");
  }

  @Test
  void theMessageWithoutARegistryNamesTheAlternative() {
    SoundPluginInstaller plugin = plugin();
    assertThat(plugin.nextMessage()).isEmpty();

    plugin.download();

    assertThat(plugin.nextMessage())
        .contains("No registry has sound-ffmpeg: drop its zip on this window.");
    assertThat(plugin.nextMessage()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, linux-x86_64", "Windows 11, amd64, windows-x86_64",
    "Mac OS X, x86_64, macosx-x86_64", "Mac OS X, aarch64, macosx-arm64"
  })
  void fetchInstallsThePluginForThisPlatform(String system, String processor, String platform)
      throws IOException, InterruptedException {
    Path served = Files.createDirectory(folder.resolve("served"));
    SignedRegistry registry = new SignedRegistry(served);
    for (String each : List.of("linux-x86_64", "windows-x86_64", "macosx-x86_64", "macosx-arm64")) {
      registry.addVersionForPlatform("sound-ffmpeg", "1.0.0", each);
    }
    registry.published(1);
    setPlatform(system, processor);
    try (RegistryServer server = new RegistryServer(served)) {
      Registries registries = new Registries(folder.resolve("settings"));
      registries.add(server.url(), registry.key());
      Path plugins = folder.resolve("installed");
      SoundPluginInstaller plugin =
          new SoundPluginInstaller(
              new SoundPluginInstaller.PluginAccess(
                  new InstalledPlugins(plugins, host()), registries),
              true,
              Texts.english());

      plugin.download();

      assertThat(awaitStatus(plugin))
          .isEqualTo("sound-ffmpeg 1.0.0 is installed; it works from the next start on.");
      try (ZipFile zip = new ZipFile(plugins.resolve("sound-ffmpeg.zip").toFile())) {
        assertThat(zip.getInputStream(zip.getEntry("platform.txt"))).hasContent(platform);
      }
    }
  }

  @Test
  void aRegistryWithoutAPluginForThisPlatformIsReported() throws IOException, InterruptedException {
    Path served = Files.createDirectory(folder.resolve("served"));
    SignedRegistry registry =
        new SignedRegistry(served).addVersionForPlatform("sound-ffmpeg", "1.0.0", "windows-x86_64");
    registry.published(1);
    Registries registries = new Registries(folder.resolve("settings"));
    registries.add(registry.url(), registry.key());
    setPlatform("Linux", "riscv64");
    SoundPluginInstaller plugin =
        new SoundPluginInstaller(
            new SoundPluginInstaller.PluginAccess(installed, registries), true, Texts.english());

    plugin.download();

    assertThat(awaitStatus(plugin)).startsWith("No registry has sound-ffmpeg");
  }

  private static void setPlatform(String os, String arch) {
    System.setProperty("os.name", os);
    System.setProperty("os.arch", arch);
  }

  private static String awaitStatus(SoundPluginInstaller plugin) throws InterruptedException {
    String news = Texts.english().of("plugin.fetching");
    while (news.equals(Texts.english().of("plugin.fetching"))) {
      Thread.sleep(10);
      news = plugin.nextMessage().orElse(news);
    }
    return news;
  }

  private PluginHost host() {
    return new PluginHost(
        List.of(),
        () -> new PluginFolders(List.of(), List.of()),
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
