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
 * Tests that plugins from a signed list can be found, installed and updated, as described in
 * docs/plugin-registry.md.
 */
class PluginRegistryTest {

  private CapturedConsole console = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;
  private SignedRegistry registry;

  @BeforeEach
  void publishRegistry() throws IOException {
    registry = new SignedRegistry(folder).addVersion("good", "1.0.0").addVersion("good", "1.1.0");
    registry.addVersion("good", "2.0.0", ">=2.0.0").addVersion("other", "1.0.0").publish(7);
  }

  @Test
  void aRegistryIsAddedListedAndRemoved() {
    int exitCode = addRegistry();
    assertThat(exitCode).as(console.err()).isZero();
    assertThat(console.out()).contains("added Tests, list 7");

    assertThat(run("plugins", "registry", "list")).isZero();
    assertThat(console.out()).contains(registry.url(), registry.publicKey());

    assertThat(run("plugins", "registry", "remove", registry.url())).isZero();
    assertThat(run("plugins", "registry", "remove", registry.url())).isEqualTo(2);
  }

  @Test
  void searchAndInstallReportThatNoRegistryWasAdded() {
    assertThat(run("plugins", "search")).isZero();
    assertThat(console.err()).contains("No registry was added: plugins registry add URL KEY");
    assertThat(run("plugins", "install", "good")).isEqualTo(4);
    assertThat(console.err()).contains("No registry was added, so there is no plugin 'good'");
  }

  @Test
  void searchListsTheNewestCompatibleVersion() throws IOException {
    addRegistry();

    assertThat(run("plugins", "search", "walks")).isZero();
    assertThat(console.out())
        .containsPattern("good +1\\.1\\.0 +router +Walks as good does")
        .containsPattern("other +1\\.0\\.0")
        .doesNotContain("2.0.0");
    assertThat(run("plugins", "search", "--json", "OTHER")).isZero();
    JsonNode searchResult = JsonMapper.builder().build().readTree(console.out());
    assertThat(searchResult.get("plugins").findValuesAsText("id")).containsExactly("other");
  }

  @Test
  void aPluginCanBeInstalledByItsIdAndUpdated() {
    addRegistry();

    assertThat(run("plugins", "install", "good@1.0.0")).isZero();
    assertThat(console.out()).contains("installed good 1.0.0");
    assertThat(console.err()).contains("Plugins run with all your rights");
    assertThat(run("plugins", "update")).isZero();
    assertThat(console.out()).contains("installed good 1.1.0, which replaces 1.0.0");
    assertThat(run("plugins", "update", "good")).isZero();
    assertThat(console.out()).contains("nothing is newer");
    assertThat(run("plugins", "update", "other")).isEqualTo(2);
    assertThat(installedJar()).exists();
  }

  /** The folder of a plugin's project often has the id of the plugin as its name. */
  @Test
  void installReadsTheArgumentAsAnIdEvenIfAFolderHasThatName() throws IOException {
    assertThat(Path.of("src")).isDirectory();
    registry.addVersion("src", "1.0.0").publish(8);
    addRegistry();

    assertThat(run("plugins", "install", "src")).as(console.err()).isZero();
  }

  @Test
  void theMessageForAnUnknownVersionListsTheKnownVersions() {
    addRegistry();

    assertThat(run("plugins", "install", "good@3.0.0")).isEqualTo(4);
    assertThat(console.err())
        .contains("There is no version 3.0.0 of 'good': 1.0.0 needs the plugin API >=1.0.0");
    assertThat(run("plugins", "install", "nosuch")).isEqualTo(4);
    assertThat(console.err()).contains("No registry knows a plugin 'nosuch'.");
  }

  @Test
  void aChangedListIsRefused() throws IOException {
    addRegistry();
    Files.writeString(
        registry.indexFile(), Files.readString(registry.indexFile()).replace("Walks", "Talks"));

    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(console.err()).contains("index.json differs from the signed file");
  }

  @Test
  void anOutdatedListIsRefused() {
    addRegistry();
    registry.publish(6);

    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(console.err())
        .contains("is an old list: its number is 6, and list 7 was read before.");
  }

  @Test
  void anOlderListIsRefusedAfterANewListWasRead() {
    addRegistry();
    registry.publish(9);
    assertThat(run("plugins", "search")).isZero();
    registry.publish(8);

    assertThat(run("plugins", "search")).isEqualTo(4);
  }

  @Test
  void aWrongOrInvalidKeyIsRefused() throws IOException {
    Path otherFolder = Files.createDirectory(folder.resolve("elsewhere"));
    String key = new SignedRegistry(otherFolder).publicKey();

    assertThat(run("plugins", "registry", "add", registry.url(), key)).isEqualTo(4);
    assertThat(console.err()).contains("index.json differs from the signed file");
    assertThat(run("plugins", "registry", "add", registry.url(), "RWnone")).isEqualTo(4);
    assertThat(console.err()).contains("'RWnone' is not a key: expected the 56 characters");
  }

  @Test
  void aTamperedOrTruncatedFileDoesNotReplaceTheOldVersion() throws IOException {
    addRegistry();
    assertThat(run("plugins", "install", "good@1.0.0")).isZero();
    byte[] jar = Files.readAllBytes(registry.pluginFile("good", "1.1.0"));
    byte[] tampered = jar.clone();
    tampered[jar.length / 2] ^= 1;
    Files.write(registry.pluginFile("good", "1.1.0"), tampered);

    assertThat(run("plugins", "update")).isEqualTo(4);
    assertThat(console.err()).contains("good.jar: ");
    Files.write(registry.pluginFile("good", "1.1.0"), java.util.Arrays.copyOf(jar, jar.length - 1));
    assertThat(run("plugins", "update")).isEqualTo(4);
    assertThat(console.err()).contains("bytes, but the registry lists " + jar.length);
    assertThat(Checksum.of(installedJar()))
        .isEqualTo(Checksum.of(registry.pluginFile("good", "1.0.0")));
  }

  @Test
  void plainHttpIsAcceptedOnlyFromThisMachine() throws IOException {
    assertThat(
            run(
                "plugins",
                "registry",
                "add",
                "http://example.org/index.json",
                registry.publicKey()))
        .isEqualTo(4);
    assertThat(console.err()).contains("expected https:… or file:…, or http: on this machine");

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
      assertThat(run("plugins", "registry", "add", url + "index.json", registry.publicKey()))
          .isZero();
      assertThat(run("plugins", "install", "other")).isZero();
      assertThat(run("plugins", "registry", "add", url + "no.json", registry.publicKey()))
          .isEqualTo(4);
      assertThat(console.err()).contains("no.json cannot be fetched: the answer is 404");
    } finally {
      server.stop(0);
    }
    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(console.err()).contains("cannot be fetched: nothing answers there, or no network");
  }

  @Test
  void publishEntryPrintsTheDataOfThePluginFile() throws IOException {
    Path jar = registry.pluginFile("good", "1.1.0");

    assertThat(run("plugins", "publish-entry", jar.toString(), "--kind", "router")).isZero();

    JsonNode entry = JsonMapper.builder().build().readTree(console.out());
    assertThat(entry.get("id").asText()).isEqualTo("good");
    assertThat(entry.get("sha256").asText()).isEqualTo(Checksum.of(jar));
    assertThat(entry.get("size").asLong()).isEqualTo(Files.size(jar));
    assertThat(entry.get("url").asText()).isEqualTo("good-1.1.0.jar");
  }

  @Test
  void onlyLegacySignaturesOfMinisignAreAccepted() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/minisign")), "minisign is installed");
    Path publicKey = folder.resolve("key.pub");
    Path secretKey = folder.resolve("key");
    minisign("-G", "-W", "-p", publicKey.toString(), "-s", secretKey.toString());
    minisign("-S", "-l", "-s", secretKey.toString(), "-m", registry.indexFile().toString());
    List<String> lines = Files.readAllLines(publicKey);

    assertThat(run("plugins", "registry", "add", registry.url(), lines.get(1))).isZero();

    minisign("-S", "-H", "-s", secretKey.toString(), "-m", registry.indexFile().toString());
    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(console.err()).contains("sign with minisign -S -l");
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

  private int addRegistry() {
    return run("plugins", "registry", "add", registry.url(), registry.publicKey());
  }

  private int run(String... arguments) {
    console = new CapturedConsole();
    return console.run(home, arguments);
  }
}
