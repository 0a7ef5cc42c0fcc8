package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Properties;
import java.util.zip.ZipFile;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.plugin.host.PluginJarFile;
import org.bowsprit.plugin.host.archive.Checksum;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests which registries, lists, keys and plugin files are trusted. A plugin from the first of two
 * registries is installed before each test. In some tests, a registry is hostile.
 */
class RegistryTrustTest {

  private CapturedConsole console = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;
  @TempDir private Path secondFolder;
  private SignedRegistry registry;
  private SignedRegistry secondRegistry;

  @BeforeEach
  void addTwoRegistriesAndInstallFromTheFirst() throws IOException {
    registry = new SignedRegistry(folder).addVersion("turn-graph", "1.0.0").publish(1);
    secondRegistry = new SignedRegistry(secondFolder, 2).publish(1);
    succeed("plugins", "registry", "add", registry.url(), registry.publicKey());
    succeed("plugins", "registry", "add", secondRegistry.url(), secondRegistry.publicKey());
    succeed("plugins", "install", "turn-graph");
  }

  @Test
  void aJarWhoseIdDiffersFromTheListedIdIsRefused() throws IOException {
    secondRegistry.addVersion("nice-theme", "1.0.0");
    replaceJar(
            secondRegistry, secondRegistry.pluginFile("nice-theme", "1.0.0"), "turn-graph", "9.9.9")
        .publish(2);

    assertThat(run("plugins", "install", "nice-theme")).isEqualTo(4);
    assertThat(console.err())
        .contains("nice-theme.jar: is turn-graph 9.9.9, but its registry lists nice-theme 1.0.0");
    assertThat(installedVersion()).isEqualTo("1.0.0");
  }

  @Test
  void aJarWhoseVersionDiffersFromTheListedVersionIsRefused() throws IOException {
    registry.addVersion("turn-graph", "3.0.0");
    replaceJar(registry, registry.pluginFile("turn-graph", "3.0.0"), "turn-graph", "1.1.0")
        .publish(2);

    assertThat(run("plugins", "update")).isEqualTo(4);
    assertThat(console.err())
        .contains("is turn-graph 1.1.0, but its registry lists turn-graph 3.0.0");
    assertThat(installedVersion()).isEqualTo("1.0.0");
  }

  @Test
  void aPluginIsUpdatedOnlyFromItsOwnRegistry() throws IOException {
    registry.clear().publish(2);
    secondRegistry.addVersion("turn-graph", "2.0.0").publish(2);

    succeed("plugins", "update");
    assertThat(console.out()).contains("nothing is newer");
    assertThat(console.err())
        .contains(
            "turn-graph 2.0.0 is offered by " + secondRegistry.url(),
            "came from " + registry.url(),
            "plugins install turn-graph");
    assertThat(installedVersion()).isEqualTo("1.0.0");

    succeed("plugins", "install", "turn-graph");
    assertThat(console.out())
        .contains("installed turn-graph 2.0.0, which replaces 1.0.0")
        .contains("it came from another registry before: " + registry.url());
  }

  @Test
  void aPluginFromAFileIsUpdatedOnlyAfterInstallationById() throws IOException {
    Path jar = PluginJarFile.of("tones", "1.0.0").writeTo(folder, "tones.jar");
    succeed("plugins", "install", jar.toString());
    registry.addVersion("tones", "1.1.0").publish(2);

    succeed("plugins", "update");
    assertThat(console.err()).contains("tones 1.1.0 is offered by", "came from a file");
    succeed("plugins", "install", "tones");
    registry.addVersion("tones", "1.2.0").publish(3);
    succeed("plugins", "update");
    assertThat(console.out()).contains("installed tones 1.2.0, which replaces 1.1.0");
  }

  @Test
  void aRefusedUpdateDoesNotPreventOtherUpdates() throws IOException {
    registry.addVersion("zones", "1.0.0").publish(2);
    succeed("plugins", "install", "zones");
    registry.addVersion("turn-graph", "3.0.0");
    replaceJar(registry, registry.pluginFile("turn-graph", "3.0.0"), "turn-graph", "1.1.0");
    registry.addVersion("zones", "1.1.0").publish(3);

    assertThat(run("plugins", "update")).isEqualTo(4);
    assertThat(console.out()).contains("installed zones 1.1.0, which replaces 1.0.0");
  }

  @Test
  void listAndInfoShowTheRegistryOfAPlugin() throws IOException {
    PostcardPlugin.buildJar(secondFolder, "1.0.0");
    succeed("plugins", "publish-entry", secondRegistry.pluginFile("postcard", "1.0.0").toString());
    secondRegistry.addPublishedEntry(console.out()).publish(2);
    succeed("plugins", "install", "postcard");

    succeed("plugins", "list");
    assertThat(console.out()).contains("(postcard.jar, from " + secondRegistry.url() + ")");
    succeed("plugins", "info", "postcard");
    assertThat(console.out())
        .contains(
            "from: the registry "
                + secondRegistry.url()
                + ", whose key was "
                + secondRegistry.publicKey());
    succeed("plugins", "info", "--json", "postcard");
    JsonNode plugin = JsonMapper.builder().build().readTree(console.out()).at("/plugins/0");
    assertThat(plugin.get("registry").asText()).isEqualTo(secondRegistry.url());
    assertThat(plugin.get("key").asText()).isEqualTo(secondRegistry.publicKey());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a b.jar",
        "%zz",
        "http://[",
        "\\\\host\\x",
        "http://127.0.0.1:99999/x.jar",
        "file://host/x.jar",
        "file:x.jar",
        ""
      })
  void anInvalidAddressInvalidatesOnlyItsEntry(String url) throws IOException {
    registry.addVersion("odd", "1.0.0").setField("url", url).addInvalidEntry();
    registry.addVersion("even", "1.0.0").publish(2);

    assertThat(run("plugins", "install", "odd")).isEqualTo(4);
    assertThat(console.err())
        .contains("plugins[1] (odd).url: ")
        .doesNotContain("a fault of Bowsprit itself");
    succeed("plugins", "search", "even");
    assertThat(console.out()).contains("even");
    assertThat(console.err())
        .contains("plugins[1] (odd).url: ", "plugins[2]: expected an entry, got NULL");
    succeed("plugins", "install", "even");
  }

  @Test
  void deviceNamesAndIdsThatDifferOnlyInCaseAreRefused() throws IOException {
    registry.addVersion("Turn-Graph", "2.0.0").addVersion("even", "1.0.0").publish(2);
    registry.setField("id", "nul.jar").publish(3);

    succeed("plugins", "search");
    assertThat(console.err())
        .contains("expected another id than turn-graph, which differs only in upper and lower case")
        .contains("plugins[2] (nul.jar).id: expected a plugin's id, got nul.jar");
    Path jar = PluginJarFile.of("Turn-Graph", "1.0.0").writeTo(folder, "other.jar");
    assertThat(run("plugins", "install", jar.toString())).isEqualTo(4);
    assertThat(console.err()).contains("which an installed plugin already has");
    Path jarWithDeviceName = PluginJarFile.of("con", "1.0.0").writeTo(folder, "device.jar");
    assertThat(run("plugins", "install", jarWithDeviceName.toString())).isEqualTo(4);
    assertThat(console.err()).contains("has the Plugin-Id 'con'; use letters");
    assertThat(run("plugins", "new", home.resolve("aux").toString())).isEqualTo(2);
  }

  @Test
  void aTextOfARegistryCannotAddALineToTheOutput() throws IOException {
    registry.setField("description", "good\nforged 1.0.0 router Trust me\r\u2028more").publish(2);

    succeed("plugins", "search");
    assertThat(console.out().lines()).hasSize(1);
  }

  @Test
  @Timeout(20)
  void aListOfTwentyThousandIdsIsSearchedQuickly() throws IOException {
    registry.addVersion("many", "1.0.0").addCopies(20_000).publish(2);

    succeed("plugins", "search");
    assertThat(console.out().lines()).hasSize(20_002);
  }

  @Test
  void aWithdrawnInstalledVersionIsReported() throws IOException {
    registry.setField("withdrawn", "It loses\nsaved games.").publish(2);
    succeed("plugins", "update");

    assertThat(run("plugins", "doctor")).isEqualTo(4);
    String message =
        "turn-graph 1.0.0 was withdrawn by " + registry.url() + ": It loses saved games.";
    assertThat(console.out()).contains("revoked " + message);
    run("plugins", "list");
    assertThat(console.err()).contains(message);
    run(
        "play",
        "walklab",
        "--renderer",
        "headless",
        "--renderer-option",
        "headless.frames=1",
        "--audio",
        "silent");
    assertThat(console.err()).contains(message);
    assertThat(run("plugins", "install", "turn-graph@1.0.0")).isEqualTo(4);
    assertThat(console.err())
        .contains("Version 1.0.0 of 'turn-graph' was withdrawn: It loses saved games.");
    assertThat(run("plugins", "install", "turn-graph")).isEqualTo(4);
    assertThat(console.err()).contains("1.0.0 was withdrawn: It loses saved games.");
  }

  @Test
  void anotherRegistryCannotWithdrawThePlugin() throws IOException {
    secondRegistry.addVersion("turn-graph", "1.0.0").setField("withdrawn", "Take mine.").publish(2);
    succeed("plugins", "update");

    run("plugins", "list");
    assertThat(console.err()).doesNotContain("withdrawn");
  }

  @Test
  void theMessageForAnExpiredListContainsItsLastDay() {
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    registry.setListField("expires", today.minusDays(3).toString()).publish(2);
    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(console.err())
        .contains("is a list that was valid until " + today.minusDays(3) + ".")
        .contains("somebody keeps the new list from you");

    registry.setListField("expires", today.toString()).publish(3);
    succeed("plugins", "search");
    registry.setListField("expires", "tomorrow").publish(4);
    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(console.err()).contains("expires: expected a day such as 2027-01-31");
  }

  @Test
  void aListSignedWithTheOldKeyCanAnnounceANewKey() throws IOException {
    SignedRegistry registryWithNewKey =
        new SignedRegistry(folder, 7).addVersion("turn-graph", "1.1.0");
    registry
        .setListField("nextKey", registryWithNewKey.publicKey())
        .publishAs("index-0102030405060701.json", 2);
    registryWithNewKey.publish(3);

    succeed("plugins", "update");
    assertThat(console.out()).contains("installed turn-graph 1.1.0, which replaces 1.0.0");
    succeed("plugins", "registry", "list");
    assertThat(console.out())
        .contains(registryWithNewKey.publicKey())
        .doesNotContain(registry.publicKey());

    registry.publish(9);
    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(console.err()).contains("is signed with another key than the one");
  }

  @Test
  void aNewKeyCannotAnnounceItself() {
    SignedRegistry attacker = new SignedRegistry(folder, 7);
    attacker
        .setListField("nextKey", attacker.publicKey())
        .publishAs("index-0102030405060701.json", 2);
    attacker.publish(3);

    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(console.err()).contains("is signed with another key than the one");
  }

  @Test
  void anOlderListIsRefusedIfItsRegistryIsAddedAgain() {
    registry.publish(5);
    succeed("plugins", "search");
    registry.publish(4);

    assertThat(run("plugins", "registry", "add", registry.url(), registry.publicKey()))
        .isEqualTo(4);
    assertThat(console.err())
        .contains("is an old list: its number is 4, and list 5 was read before.");
  }

  @Test
  void missingDependenciesAreReportedAndInstalledOnRequest() throws IOException {
    registry
        .addVersion("shapes", "1.2.0")
        .addVersion("shapes", "0.9.0")
        .addVersion("circles", "1.0.0");
    Path jar = registry.pluginFile("circles", "1.0.0");
    PluginJarFile.of("circles", "1.0.0")
        .addEntry(
            "plugin.properties",
            "plugin.id=circles\nplugin.version=1.0.0\nplugin.dependencies=shapes@>=1.0.0, none?\n")
        .writeTo(folder, jar.getFileName().toString());
    registry.setField("sha256", Checksum.of(jar)).setField("size", Files.size(jar)).publish(2);

    succeed("plugins", "install", "circles");
    assertThat(console.err())
        .contains(
            "circles needs the plugin 'shapes' (>=1.0.0), which is not installed: plugins install"
                + " shapes");
    succeed("plugins", "remove", "circles");
    succeed("plugins", "install", "--needed", "circles");
    assertThat(console.out()).contains("installed circles 1.0.0", "installed shapes 1.2.0");
    succeed("plugins", "publish-entry", "--kind", "router", jar.toString());
    assertThat(JsonMapper.builder().build().readTree(console.out()).get("dependencies").asText())
        .isEqualTo("shapes@>=1.0.0");
  }

  @Test
  void infoShowsAListedPluginThatIsNotInstalled() throws IOException {
    registry.addVersion("zones", "1.0.0").addVersion("zones", "1.1.0");
    registry.setField("changes", "Faster.").setField("dependencies", "shapes@*").publish(2);

    succeed("plugins", "info", "zones");
    assertThat(console.out())
        .contains("zones  Walks as zones does", "listed by " + registry.url())
        .contains("1.1.0: router, for the plugin API >=1.0.0 & <2.0.0")
        .contains("  needs shapes@*", "  new: Faster.", "plugins install zones");
    succeed("plugins", "info", "--json", "zones");
    assertThat(JsonMapper.builder().build().readTree(console.out()).at("/listed").size())
        .isEqualTo(2);
    assertThat(run("plugins", "info", "nobody")).isEqualTo(2);
  }

  /**
   * Replaces a jar by another plugin. The last entry of the registry gets the size and the checksum
   * of the new jar.
   */
  private static SignedRegistry replaceJar(
      SignedRegistry registry, Path jar, String id, String version) throws IOException {
    Path replacement = PluginJarFile.of(id, version).writeTo(jar.getParent(), "real.jar");
    Files.move(replacement, jar, StandardCopyOption.REPLACE_EXISTING);
    return registry.setField("sha256", Checksum.of(jar)).setField("size", Files.size(jar));
  }

  /** Returns the version of the installed plugin {@code turn-graph}. */
  private String installedVersion() throws IOException {
    Path jar = home.resolve(".local/state/bowsprit/installed/turn-graph.jar");
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      Properties properties = new Properties();
      properties.load(zip.getInputStream(zip.getEntry("plugin.properties")));
      return properties.getProperty("plugin.version");
    }
  }

  private void succeed(String... arguments) {
    assertThat(run(arguments)).as(console.err()).isZero();
  }

  private int run(String... arguments) {
    console = new CapturedConsole();
    return console.run(home, arguments);
  }
}
