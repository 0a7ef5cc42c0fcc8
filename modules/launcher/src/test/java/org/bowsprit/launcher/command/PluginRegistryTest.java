package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.plugin.host.archive.Checksum;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Finds, installs and updates plugins from signed lists, as docs/plugin-registry.md describes it.
 */
class PluginRegistryTest {

  private CapturedConsole captured = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;
  private SignedRegistry registry;

  @BeforeEach
  void publishARegistryWithTwoVersions() throws IOException {
    registry = new SignedRegistry(folder).offers("good", "1.0.0").offers("good", "1.1.0");
    registry.offers("good", "2.0.0", ">=2.0.0").offers("other", "1.0.0").published(7);
  }

  @Test
  void aRegistryIsAddedListedAndRemoved() {
    int exitCode = add();
    assertThat(exitCode).as(captured.err()).isZero();
    assertThat(captured.out()).contains("added Tests, list 7");

    assertThat(run("plugins", "registry", "list")).isZero();
    assertThat(captured.out()).contains(registry.url(), registry.key());

    assertThat(run("plugins", "registry", "remove", registry.url())).isZero();
    assertThat(run("plugins", "registry", "remove", registry.url())).isEqualTo(2);
  }

  @Test
  void reportsThatNoRegistryWasAdded() {
    assertThat(run("plugins", "search")).isZero();
    assertThat(captured.err()).contains("No registry was added: plugins registry add URL KEY");
    assertThat(run("plugins", "install", "good")).isEqualTo(4);
    assertThat(captured.err()).contains("No registry was added, so there is no plugin 'good'");
  }

  @Test
  void searchListsTheNewestCompatibleVersion() throws IOException {
    add();

    assertThat(run("plugins", "search", "walks")).isZero();
    assertThat(captured.out())
        .containsPattern("good +1\\.1\\.0 +router +Walks as good does")
        .containsPattern("other +1\\.0\\.0")
        .doesNotContain("2.0.0");
    assertThat(run("plugins", "search", "--json", "OTHER")).isZero();
    JsonNode found = JsonMapper.builder().build().readTree(captured.out());
    assertThat(found.get("plugins").findValuesAsText("id")).containsExactly("other");
  }

  @Test
  void aPluginCanBeInstalledByItsIdAndUpdated() {
    add();

    assertThat(run("plugins", "install", "good@1.0.0")).isZero();
    assertThat(captured.out()).contains("installed good 1.0.0");
    assertThat(captured.err()).contains("Plugins run with all your rights");
    assertThat(run("plugins", "update")).isZero();
    assertThat(captured.out()).contains("installed good 1.1.0, which replaces 1.0.0");
    assertThat(run("plugins", "update", "good")).isZero();
    assertThat(captured.out()).contains("nothing is newer");
    assertThat(run("plugins", "update", "other")).isEqualTo(2);
    assertThat(installedJar()).exists();
  }

  /** The folder of a project often has the name of its plugin. */
  @Test
  void aFolderWithTheNameOfAPluginIsNotItsFile() throws IOException {
    assertThat(Path.of("src")).isDirectory();
    registry.offers("src", "1.0.0").published(8);
    add();

    assertThat(run("plugins", "install", "src")).as(captured.err()).isZero();
  }

  @Test
  void theMessageForAnUnknownVersionListsTheKnownVersions() {
    add();

    assertThat(run("plugins", "install", "good@3.0.0")).isEqualTo(4);
    assertThat(captured.err())
        .contains("There is no version 3.0.0 of 'good': 1.0.0 needs the plugin API >=1.0.0");
    assertThat(run("plugins", "install", "nosuch")).isEqualTo(4);
    assertThat(captured.err()).contains("No registry knows a plugin 'nosuch'.");
  }

  @Test
  void aChangedListIsRefused() throws IOException {
    add();
    Files.writeString(
        registry.index(), Files.readString(registry.index()).replace("Walks", "Talks"));

    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(captured.err()).contains("index.json differs from the signed file");
  }

  @Test
  void anOutdatedListIsRefused() {
    add();
    registry.published(6);

    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(captured.err())
        .contains("is an old list: its number is 6, and list 7 was read before.");
  }

  @Test
  void aNewListReplacesTheKnownSerialNumber() {
    add();
    registry.published(9);
    assertThat(run("plugins", "search")).isZero();
    registry.published(8);

    assertThat(run("plugins", "search")).isEqualTo(4);
  }

  @Test
  void aWrongOrInvalidKeyIsRefused() throws IOException {
    Path otherFolder = Files.createDirectory(folder.resolve("elsewhere"));
    String key = new SignedRegistry(otherFolder).key();

    assertThat(run("plugins", "registry", "add", registry.url(), key)).isEqualTo(4);
    assertThat(captured.err()).contains("index.json differs from the signed file");
    assertThat(run("plugins", "registry", "add", registry.url(), "RWnone")).isEqualTo(4);
    assertThat(captured.err()).contains("'RWnone' is not a key: expected the 56 characters");
  }

  @Test
  void aTamperedOrTruncatedFileLeavesTheOldVersion() throws IOException {
    add();
    assertThat(run("plugins", "install", "good@1.0.0")).isZero();
    byte[] jar = Files.readAllBytes(registry.file("good", "1.1.0"));
    byte[] tampered = jar.clone();
    tampered[jar.length / 2] ^= 1;
    Files.write(registry.file("good", "1.1.0"), tampered);

    assertThat(run("plugins", "update")).isEqualTo(4);
    assertThat(captured.err()).contains("good.jar: ");
    Files.write(registry.file("good", "1.1.0"), java.util.Arrays.copyOf(jar, jar.length - 1));
    assertThat(run("plugins", "update")).isEqualTo(4);
    assertThat(captured.err()).contains("bytes, but the registry lists " + jar.length);
    assertThat(Checksum.of(installedJar())).isEqualTo(Checksum.of(registry.file("good", "1.0.0")));
  }

  @Test
  void plainHttpIsAcceptedOnlyFromThisMachine() throws IOException {
    assertThat(run("plugins", "registry", "add", "http://example.org/index.json", registry.key()))
        .isEqualTo(4);
    assertThat(captured.err()).contains("expected https:… or file:…, or http: on this machine");

    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          Path file = folder.resolve(exchange.getRequestURI().getPath().substring(1));
          boolean exists = Files.isRegularFile(file);
          exchange.sendResponseHeaders(exists ? 200 : 404, 0);
          exchange.getResponseBody().write(exists ? Files.readAllBytes(file) : new byte[0]);
          exchange.close();
        });
    server.start();
    try {
      String url = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
      assertThat(run("plugins", "registry", "add", url + "index.json", registry.key())).isZero();
      assertThat(run("plugins", "install", "other")).isZero();
      assertThat(run("plugins", "registry", "add", url + "no.json", registry.key())).isEqualTo(4);
      assertThat(captured.err()).contains("no.json cannot be fetched: the answer is 404");
    } finally {
      server.stop(0);
    }
    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(captured.err()).contains("cannot be fetched: nothing answers there, or no network");
  }

  @Test
  void publishedAndInstalledFilesAreEqual() throws IOException {
    Path jar = registry.file("good", "1.1.0");

    assertThat(run("plugins", "publish-entry", jar.toString(), "--kind", "router")).isZero();

    JsonNode entry = JsonMapper.builder().build().readTree(captured.out());
    assertThat(entry.get("id").asText()).isEqualTo("good");
    assertThat(entry.get("sha256").asText()).isEqualTo(Checksum.of(jar));
    assertThat(entry.get("size").asLong()).isEqualTo(Files.size(jar));
    assertThat(entry.get("url").asText()).isEqualTo("good-1.1.0.jar");
  }

  @Test
  void minisignSignsLists() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/minisign")), "minisign is installed");
    Path publicKey = folder.resolve("key.pub");
    Path secretKey = folder.resolve("key");
    minisign("-G", "-W", "-p", publicKey.toString(), "-s", secretKey.toString());
    minisign("-S", "-l", "-s", secretKey.toString(), "-m", registry.index().toString());
    List<String> lines = Files.readAllLines(publicKey);

    assertThat(run("plugins", "registry", "add", registry.url(), lines.get(1))).isZero();

    minisign("-S", "-H", "-s", secretKey.toString(), "-m", registry.index().toString());
    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(captured.err()).contains("sign with minisign -S -l");
  }

  private static void minisign(String... arguments) throws IOException, InterruptedException {
    List<String> command = new java.util.ArrayList<>(List.of("/usr/bin/minisign"));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.getOutputStream().close();
    assertThat(process.waitFor()).isZero();
  }

  private Path installedJar() {
    return home.resolve(".local/state/bowsprit/installed/good.jar");
  }

  private int add() {
    return run("plugins", "registry", "add", registry.url(), registry.key());
  }

  private int run(String... arguments) {
    captured = new CapturedConsole();
    return captured.run(home, arguments);
  }
}
