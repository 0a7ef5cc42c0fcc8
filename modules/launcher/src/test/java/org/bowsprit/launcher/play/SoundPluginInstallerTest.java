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

/** Tests the installation of the sound plugin from a dropped file and from a registry. */
@Timeout(120)
class SoundPluginInstallerTest {

  private final InstalledPlugins installedPlugins = mock(InstalledPlugins.class);

  private final String os = System.getProperty("os.name");
  private final String arch = System.getProperty("os.arch");
  @TempDir private Path folder;

  @AfterEach
  void restorePlatform() {
    setPlatform(os, arch);
  }

  private SoundPluginInstaller installer() {
    SoundPluginInstaller.PluginAccess access =
        new SoundPluginInstaller.PluginAccess(
            installedPlugins, new Registries(folder.resolve("settings")));
    return new SoundPluginInstaller(access, true, Texts.english());
  }

  @Test
  void aDroppedPluginIsInstalled() throws IOException {
    Path zip = writeZip("plugin.properties");
    when(installedPlugins.install(zip, Optional.empty(), false))
        .thenReturn(
            new Installation("sound-ffmpeg", "1.0.0", "00", "", Optional.empty(), List.of()));

    assertThat(installer().install(zip))
        .contains("sound-ffmpeg 1.0.0 is installed; it works from the next start on.");
  }

  @Test
  void droppedFilesThatAreNotPluginsAreIgnored() throws IOException {
    assertThat(installer().install(writeZip("MONKEY2.000"))).isEmpty();
    assertThat(installer().install(folder)).isEmpty();
    assertThat(installer().install(Files.createFile(folder.resolve("broken.zip")))).isEmpty();
  }

  @Test
  void aFailedInstallationIsReported() throws IOException {
    when(installedPlugins.install(any(Path.class), any(), anyBoolean()))
        .thenThrow(new IOException("full"));

    assertThat(installer().install(writeZip("plugin.properties")))
        .contains("This plugin cannot be installed: full");
  }

  @Test
  void theMessageWithoutARegistryTellsTheUserToDropTheFile() {
    SoundPluginInstaller installer = installer();
    assertThat(installer.nextMessage()).isEmpty();

    installer.download();

    assertThat(installer.nextMessage())
        .contains("No registry has sound-ffmpeg: drop its zip on this window.");
    assertThat(installer.nextMessage()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Linux, amd64, linux-x86_64", "Windows 11, amd64, windows-x86_64",
    "Mac OS X, x86_64, macosx-x86_64", "Mac OS X, aarch64, macosx-arm64"
  })
  void downloadInstallsThePluginForThisPlatform(String system, String processor, String platform)
      throws IOException, InterruptedException {
    Path registryFolder = Files.createDirectory(folder.resolve("served"));
    SignedRegistry registry = new SignedRegistry(registryFolder);
    for (String platformInRegistry :
        List.of("linux-x86_64", "windows-x86_64", "macosx-x86_64", "macosx-arm64")) {
      registry.addVersionForPlatform("sound-ffmpeg", "1.0.0", platformInRegistry);
    }
    registry.publish(1);
    setPlatform(system, processor);
    try (RegistryServer server = new RegistryServer(registryFolder)) {
      Registries registries = new Registries(folder.resolve("settings"));
      registries.add(server.url(), registry.publicKey());
      Path plugins = folder.resolve("installed");
      SoundPluginInstaller installer =
          new SoundPluginInstaller(
              new SoundPluginInstaller.PluginAccess(
                  new InstalledPlugins(plugins, host()), registries),
              true,
              Texts.english());

      installer.download();

      assertThat(awaitResultMessage(installer))
          .isEqualTo("sound-ffmpeg 1.0.0 is installed; it works from the next start on.");
      try (ZipFile zip = new ZipFile(plugins.resolve("sound-ffmpeg.zip").toFile())) {
        assertThat(zip.getInputStream(zip.getEntry("platform.txt"))).hasContent(platform);
      }
    }
  }

  @Test
  void aRegistryWithoutAPluginForThisPlatformIsReported() throws IOException, InterruptedException {
    Path registryFolder = Files.createDirectory(folder.resolve("served"));
    SignedRegistry registry =
        new SignedRegistry(registryFolder)
            .addVersionForPlatform("sound-ffmpeg", "1.0.0", "windows-x86_64");
    registry.publish(1);
    Registries registries = new Registries(folder.resolve("settings"));
    registries.add(registry.url(), registry.publicKey());
    setPlatform("Linux", "riscv64");
    SoundPluginInstaller installer =
        new SoundPluginInstaller(
            new SoundPluginInstaller.PluginAccess(installedPlugins, registries),
            true,
            Texts.english());

    installer.download();

    assertThat(awaitResultMessage(installer)).startsWith("No registry has sound-ffmpeg");
  }

  private static void setPlatform(String os, String arch) {
    System.setProperty("os.name", os);
    System.setProperty("os.arch", arch);
  }

  private static String awaitResultMessage(SoundPluginInstaller installer)
      throws InterruptedException {
    String message = Texts.english().of("plugin.fetching");
    while (message.equals(Texts.english().of("plugin.fetching"))) {
      Thread.sleep(10);
      message = installer.nextMessage().orElse(message);
    }
    return message;
  }

  private PluginHost host() {
    return new PluginHost(
        List.of(),
        () -> new PluginFolders(List.of(), List.of()),
        folder.resolve("state"),
        problem -> {},
        report -> {});
  }

  private Path writeZip(String entry) throws IOException {
    Path zip = folder.resolve("dropped.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry(entry));
    }
    return zip;
  }
}
