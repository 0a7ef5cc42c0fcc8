package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.plugin.host.PluginJarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * If a process is killed at any moment while it installs a plugin, one of the two versions is
 * complete, and the next start removes all remains. Another process installs another plugin at the
 * same time. {@code -Dbowsprit.kills=N} sets the number of kills.
 */
class KilledWhileInstallingTest {

  private static final int KILLS = Integer.getInteger("bowsprit.kills", 1);
  private static final int LONGEST_MILLIS = 200;

  @TempDir private Path home;
  @TempDir private Path folder;

  @Test
  void oneOfBothVersionsIsThere() throws IOException, InterruptedException {
    Random random = new Random(1);
    Process neighbour = installing("neighbour");
    try {
      awaitFirst(neighbour, "neighbour");
      for (int kill = 0; kill < KILLS; kill++) {
        Process process = installing("good");
        awaitFirst(process, "good");
        TimeUnit.MILLISECONDS.sleep(random.nextInt(LONGEST_MILLIS));
        process.destroyForcibly().waitFor();

        assertThat(knownPlugins()).containsExactly("good", "neighbour");
      }
      assertThat(neighbour.isAlive()).as(errors("neighbour")).isTrue();
    } finally {
      neighbour.destroyForcibly().waitFor();
    }
    assertThat(knownPlugins()).containsExactly("good", "neighbour");
    assertThat(left())
        .isSubsetOf(
            ".lock", "good.jar", "good.jar.sha256", "neighbour.jar", "neighbour.jar.sha256");
    System.out.println("KilledWhileInstallingTest: %d kills, nothing lost".formatted(KILLS));
  }

  private Process installing(String id) throws IOException {
    Path older = PluginJarFile.of(id, "1.0.0").in(folder, id + "-1.jar");
    Path newer = PluginJarFile.of(id, "2.0.0").in(folder, id + "-2.jar");
    Files.write(told(id), new byte[0]);
    return new ProcessBuilder(
            ProcessHandle.current().info().command().orElse("java"),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            InstallLoop.class.getName(),
            home.toString(),
            older.toString(),
            newer.toString())
        .redirectError(folder.resolve(id + ".err").toFile())
        .redirectOutput(told(id).toFile())
        .start();
  }

  private Path told(String id) {
    return folder.resolve(id + ".out");
  }

  private String errors(String id) throws IOException {
    return Files.readString(folder.resolve(id + ".err"));
  }

  private void awaitFirst(Process process, String id) throws IOException, InterruptedException {
    String installed = folder.resolve(id + "-1.jar").toString();
    while (Files.readString(told(id)).lines().noneMatch(installed::equals)) {
      assertThat(process.isAlive()).as(errors(id)).isTrue();
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

  private List<String> left() throws IOException {
    try (Stream<Path> files = Files.walk(home.resolve(".local/state/bowsprit/installed"))) {
      return files.filter(Files::isRegularFile).map(file -> file.getFileName().toString()).toList();
    }
  }
}
