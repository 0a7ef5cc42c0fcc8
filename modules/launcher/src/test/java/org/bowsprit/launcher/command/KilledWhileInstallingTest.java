package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.plugin.host.PluginJarFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills a process at random moments while it installs or updates a plugin. After each kill, one of
 * the two versions must be complete, and the next start of the program must delete all other files
 * of the installation. Three other processes install and update other plugins at the same time.
 * {@code -Dbowsprit.kills=N} sets the number of kills.
 */
@Tag("thorough")
class KilledWhileInstallingTest {

  private static final int KILL_COUNT = Integer.getInteger("bowsprit.kills", 1);
  private static final int MAX_DELAY_MILLIS = 200;

  @TempDir private Path home;
  @TempDir private Path folder;

  @Test
  void oneOfTheTwoVersionsIsCompleteAfterEachKill() throws IOException, InterruptedException {
    addRegistry();
    Random random = new Random(1);
    Map<String, Process> otherProcesses = new LinkedHashMap<>();
    try {
      otherProcesses.put("neighbour", startInstallLoop("neighbour", false));
      otherProcesses.put("other", startInstallLoop("other", false));
      otherProcesses.put("listed", startInstallLoop("listed", true));
      for (Map.Entry<String, Process> otherProcess : otherProcesses.entrySet()) {
        awaitFirstInstallation(otherProcess.getValue(), otherProcess.getKey());
      }
      for (int kill = 0; kill < KILL_COUNT; kill++) {
        Process process = startInstallLoop("good", kill % 2 == 0);
        awaitFirstInstallation(process, "good");
        TimeUnit.MILLISECONDS.sleep(random.nextInt(MAX_DELAY_MILLIS));
        process.destroyForcibly().waitFor();

        assertThat(knownPlugins()).containsExactly("good", "listed", "neighbour", "other");
      }
      for (Map.Entry<String, Process> otherProcess : otherProcesses.entrySet()) {
        assertThat(otherProcess.getValue().isAlive())
            .as(errorOutput(otherProcess.getKey()))
            .isTrue();
      }
    } finally {
      for (Process otherProcess : otherProcesses.values()) {
        otherProcess.destroyForcibly().waitFor();
      }
    }
    assertThat(knownPlugins()).containsExactly("good", "listed", "neighbour", "other");
    assertThat(installedFiles())
        .allMatch(name -> name.matches("\\.lock|(good|listed|neighbour|other)\\.jar(\\.sha256)?"));
    System.out.println("KilledWhileInstallingTest: %d kills, nothing lost".formatted(KILL_COUNT));
  }

  private void addRegistry() throws IOException {
    SignedRegistry registry = new SignedRegistry(folder);
    for (String id : List.of("good", "listed")) {
      registry.addVersion(id, "1.0.0").addVersion(id, "2.0.0");
    }
    registry.publish(1);
    CapturedConsole console = new CapturedConsole();
    assertThat(
            console.run(home, "plugins", "registry", "add", registry.url(), registry.publicKey()))
        .as(console.err())
        .isZero();
  }

  private Process startInstallLoop(String id, boolean fromRegistry) throws IOException {
    Path olderJar = PluginJarFile.of(id, "1.0.0").writeTo(folder, id + "-1.jar");
    Path newerJar = PluginJarFile.of(id, "2.0.0").writeTo(folder, id + "-2.jar");
    String firstArgument = fromRegistry ? InstallLoop.REGISTRY : olderJar.toString();
    Files.write(outputFile(id), new byte[0]);
    return new ProcessBuilder(
            ProcessHandle.current().info().command().orElse("java"),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            InstallLoop.class.getName(),
            home.toString(),
            id,
            firstArgument,
            newerJar.toString())
        .redirectError(folder.resolve(id + ".err").toFile())
        .redirectOutput(outputFile(id).toFile())
        .start();
  }

  private Path outputFile(String id) {
    return folder.resolve(id + ".out");
  }

  private String errorOutput(String id) throws IOException {
    return Files.readString(folder.resolve(id + ".err"));
  }

  private void awaitFirstInstallation(Process process, String id)
      throws IOException, InterruptedException {
    // Libraries may print other lines before the line of the first installation.
    Set<String> expectedLines =
        Set.of(InstallLoop.REGISTRY, folder.resolve(id + "-1.jar").toString());
    while (Files.readString(outputFile(id)).lines().noneMatch(expectedLines::contains)) {
      assertThat(process.isAlive()).as(errorOutput(id)).isTrue();
      TimeUnit.MILLISECONDS.sleep(5);
    }
  }

  /** Starts the program again and returns the ids of the readable plugins. */
  private List<String> knownPlugins() {
    CapturedConsole console = new CapturedConsole();
    assertThat(console.run(home, "plugins", "disable", "nobody")).isEqualTo(2);
    String ids = console.err().replaceFirst("(?s).*there are \\[(.*)\\].*", "$1");
    return List.of(ids.split(", "));
  }

  private List<String> installedFiles() throws IOException {
    try (Stream<Path> files = Files.walk(home.resolve(".local/state/bowsprit/installed"))) {
      return files.filter(Files::isRegularFile).map(file -> file.getFileName().toString()).toList();
    }
  }
}
