package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests a plugin in a local registry. Its author publishes it, and a player finds, installs,
 * configures and uses it. Then the author publishes version 1.1.0. Each failure must be reported in
 * one sentence, and version 1.0.0 must still work with its settings.
 */
@Timeout(300)
class PluginLifecycleTest {

  private static final String OLD_OUTPUT = "1.0.0 Greetings";
  private static final String NEW_OUTPUT = "1.1.0 Greetings";
  private static final int PLUGIN_FAILURE_EXIT_CODE = 4;

  @TempDir private static Path authorFolder;

  @TempDir private Path folder;
  @TempDir private Path home;
  private SignedRegistry registry;
  private RegistryServer server;
  private CapturedConsole console = new CapturedConsole();

  @BeforeAll
  static void compileBothVersions() throws IOException {
    PostcardPlugin.buildJar(authorFolder, "1.0.0");
    PostcardPlugin.buildJar(authorFolder, "1.1.0");
  }

  @BeforeEach
  void installTheFirstVersionAndPublishTheSecond() throws IOException {
    registry = new SignedRegistry(folder);
    server = new RegistryServer(folder);
    publish("1.0.0", 1);
    succeed("plugins", "registry", "add", server.url(), registry.publicKey());
    succeed("plugins", "search", "postcard");
    assertThat(console.out()).containsPattern("postcard +1\\.0\\.0 +renderer +Writes a postcard");
    succeed("plugins", "install", "postcard");
    succeed("plugins", "set", "postcard", "text=Greetings", "out=" + home.resolve("card.txt"));
    assertThat(play()).isEqualTo(OLD_OUTPUT);
    publish("1.1.0", 2);
  }

  @AfterEach
  void stopServer() {
    server.close();
  }

  @Test
  void theUpdateInstallsTheNewVersionAndKeepsTheOptions() {
    succeed("plugins", "update");

    assertThat(console.out()).contains("installed postcard 1.1.0, which replaces 1.0.0");
    assertThat(play()).isEqualTo(NEW_OUTPUT);
    succeed("plugins", "remove", "--purge", "postcard");
    assertThat(run("play", "walklab", "--renderer", "postcard")).isEqualTo(2);
  }

  @Test
  void aTamperedListIsRefused() throws IOException {
    Files.writeString(
        registry.indexFile(), Files.readString(registry.indexFile()).replace('W', 'V'));

    assertUpdateIsRefused("index.json differs from the signed file");
  }

  @Test
  void anOutdatedListIsRefused() {
    succeed("plugins", "search");
    registry.publish(1);

    assertUpdateIsRefused("is an old list: its number is 1, and list 2 was read before.");
  }

  @Test
  void aListSignedWithAnotherKeyIsRefused() throws IOException {
    Path otherFolder = Files.createDirectory(folder.resolve("elsewhere"));
    new SignedRegistry(otherFolder).publish(3);
    for (String name : new String[] {"index.json", "index.json.minisig"}) {
      Files.copy(
          otherFolder.resolve(name), folder.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }

    assertUpdateIsRefused("index.json differs from the signed file");
  }

  @Test
  void aTamperedJarIsRefused() throws IOException {
    Path jar = registry.pluginFile("postcard", "1.1.0");
    byte[] bytes = Files.readAllBytes(jar);
    bytes[bytes.length / 2] ^= 1;
    Files.write(jar, bytes);

    assertUpdateIsRefused("postcard.jar: ");
  }

  @Test
  void anIncompleteDownloadIsRefused() throws IOException {
    server.setBehaviour(RegistryServer.JarBehaviour.CLOSED_AT_HALF);

    assertUpdateIsRefused(
        "postcard-1.1.0.jar has "
            + halfJarSize()
            + " bytes, but the registry lists "
            + jarSize()
            + ".");
  }

  @Tag("thorough")
  @Test
  void theInstalledVersionIsKeptIfTheProcessIsKilledDuringADownload() throws Exception {
    server.setBehaviour(RegistryServer.JarBehaviour.STOPPED_AT_HALF);
    Path log = folder.resolve("update.log");
    Process update =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                CommandProcess.class.getName(),
                home.toString(),
                "plugins",
                "update")
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      while (!server.awaitHalfJar()) {
        assertThat(update.isAlive())
            .as(() -> "the update is still running; its output is: " + logText(log))
            .isTrue();
      }
    } finally {
      update.destroyForcibly().waitFor(1, TimeUnit.MINUTES);
    }

    assertThat(play()).isEqualTo(OLD_OUTPUT);
    server.setBehaviour(RegistryServer.JarBehaviour.COMPLETE);
    succeed("plugins", "update");
    assertThat(play()).isEqualTo(NEW_OUTPUT);
    try (Stream<Path> paths = Files.walk(home.resolve(".local/state/bowsprit/installed"))) {
      assertThat(paths.filter(Files::isRegularFile).map(file -> file.getFileName().toString()))
          .isSubsetOf(".lock", "postcard.jar", "postcard.jar.sha256");
    }
  }

  private static String logText(Path log) {
    try {
      return Files.readString(log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Asserts that the update reports the reason in one sentence and changes nothing. */
  private void assertUpdateIsRefused(String reason) {
    assertThat(run("plugins", "update")).isEqualTo(PLUGIN_FAILURE_EXIT_CODE);
    assertThat(console.err().strip().lines()).as(console.err()).hasSize(1);
    assertThat(console.err()).startsWith("bowsprit: ").contains(reason);
    assertThat(play()).isEqualTo(OLD_OUTPUT);
  }

  private void publish(String version, int serial) throws IOException {
    Path jar = folder.resolve("postcard-" + version + ".jar");
    Files.copy(authorFolder.resolve(jar.getFileName()), jar);
    succeed("plugins", "publish-entry", jar.toString());
    registry.addPublishedEntry(console.out()).publish(serial);
  }

  private long jarSize() throws IOException {
    return Files.size(registry.pluginFile("postcard", "1.1.0"));
  }

  private long halfJarSize() throws IOException {
    return jarSize() / 2;
  }

  private String play() {
    succeed("play", "walklab", "--renderer", "postcard", "--audio", "silent");
    try {
      return Files.readString(home.resolve("card.txt"));
    } catch (IOException e) {
      throw new AssertionError(console.err(), e);
    }
  }

  private void succeed(String... arguments) {
    assertThat(run(arguments)).as(console.err()).isZero();
  }

  private int run(String... arguments) {
    console = new CapturedConsole();
    Path program = LauncherRun.labGame("walklab").getParent().getParent();
    return console.run(Optional.of(program), home, arguments);
  }
}
