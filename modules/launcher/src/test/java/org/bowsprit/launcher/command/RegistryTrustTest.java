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

/** Tests the origin of plugins with two registries, of which the second is hostile. */
class RegistryTrustTest {

  private CapturedConsole captured = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;
  @TempDir private Path otherFolder;
  private SignedRegistry registry;
  private SignedRegistry other;

  @BeforeEach
  void installAPluginFromTheFirstOfTwoRegistries() throws IOException {
    registry = new SignedRegistry(folder).offers("turn-graph", "1.0.0").published(1);
    other = new SignedRegistry(otherFolder, 2).published(1);
    succeed("plugins", "registry", "add", registry.url(), registry.key());
    succeed("plugins", "registry", "add", other.url(), other.key());
    succeed("plugins", "install", "turn-graph");
  }

  @Test
  void aJarOfAnotherPluginThanListedIsRefused() throws IOException {
    other.offers("nice-theme", "1.0.0");
    replaceJar(other, other.file("nice-theme", "1.0.0"), "turn-graph", "9.9.9").published(2);

    assertThat(run("plugins", "install", "nice-theme")).isEqualTo(4);
    assertThat(captured.err())
        .contains("nice-theme.jar: is turn-graph 9.9.9, but its registry lists nice-theme 1.0.0");
    assertThat(installedVersion()).isEqualTo("1.0.0");
  }

  @Test
  void aJarOfAnotherVersionThanListedIsRefused() throws IOException {
    registry.offers("turn-graph", "3.0.0");
    replaceJar(registry, registry.file("turn-graph", "3.0.0"), "turn-graph", "1.1.0").published(2);

    assertThat(run("plugins", "update")).isEqualTo(4);
    assertThat(captured.err())
        .contains("is turn-graph 1.1.0, but its registry lists turn-graph 3.0.0");
    assertThat(installedVersion()).isEqualTo("1.0.0");
  }

  @Test
  void aPluginIsUpdatedOnlyFromItsOwnRegistry() throws IOException {
    registry.clear().published(2);
    other.offers("turn-graph", "2.0.0").published(2);

    succeed("plugins", "update");
    assertThat(captured.out()).contains("nothing is newer");
    assertThat(captured.err())
        .contains(
            "turn-graph 2.0.0 is offered by " + other.url(),
            "came from " + registry.url(),
            "plugins install turn-graph");
    assertThat(installedVersion()).isEqualTo("1.0.0");

    succeed("plugins", "install", "turn-graph");
    assertThat(captured.out())
        .contains("installed turn-graph 2.0.0, which replaces 1.0.0")
        .contains("it came from another registry before: " + registry.url());
  }

  @Test
  void aPluginFromAFileIsUpdatedOnlyAfterInstallationById() throws IOException {
    Path jar = PluginJarFile.of("tones", "1.0.0").writeTo(folder, "tones.jar");
    succeed("plugins", "install", jar.toString());
    registry.offers("tones", "1.1.0").published(2);

    succeed("plugins", "update");
    assertThat(captured.err()).contains("tones 1.1.0 is offered by", "came from a file");
    succeed("plugins", "install", "tones");
    registry.offers("tones", "1.2.0").published(3);
    succeed("plugins", "update");
    assertThat(captured.out()).contains("installed tones 1.2.0, which replaces 1.1.0");
  }

  @Test
  void aRefusedUpdateDoesNotPreventOthers() throws IOException {
    registry.offers("zones", "1.0.0").published(2);
    succeed("plugins", "install", "zones");
    registry.offers("turn-graph", "3.0.0");
    replaceJar(registry, registry.file("turn-graph", "3.0.0"), "turn-graph", "1.1.0");
    registry.offers("zones", "1.1.0").published(3);

    assertThat(run("plugins", "update")).isEqualTo(4);
    assertThat(captured.out()).contains("installed zones 1.1.0, which replaces 1.0.0");
  }

  @Test
  void listAndInfoShowTheRegistryOfAPlugin() throws IOException {
    PostcardPlugin.jar(otherFolder, "1.0.0");
    succeed("plugins", "publish-entry", other.file("postcard", "1.0.0").toString());
    other.addPublishedEntry(captured.out()).published(2);
    succeed("plugins", "install", "postcard");

    succeed("plugins", "list");
    assertThat(captured.out()).contains("(postcard.jar, from " + other.url() + ")");
    succeed("plugins", "info", "postcard");
    assertThat(captured.out())
        .contains("from: the registry " + other.url() + ", whose key was " + other.key());
    succeed("plugins", "info", "--json", "postcard");
    JsonNode plugin = JsonMapper.builder().build().readTree(captured.out()).at("/plugins/0");
    assertThat(plugin.get("registry").asText()).isEqualTo(other.url());
    assertThat(plugin.get("key").asText()).isEqualTo(other.key());
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
    registry.offers("odd", "1.0.0").with("url", url).addInvalidEntry();
    registry.offers("even", "1.0.0").published(2);

    assertThat(run("plugins", "install", "odd")).isEqualTo(4);
    assertThat(captured.err())
        .contains("plugins[1] (odd).url: ")
        .doesNotContain("a fault of Bowsprit itself");
    succeed("plugins", "search", "even");
    assertThat(captured.out()).contains("even");
    assertThat(captured.err())
        .contains("plugins[1] (odd).url: ", "plugins[2]: expected an entry, got NULL");
    succeed("plugins", "install", "even");
  }

  @Test
  void idsThatDifferInCaseOnlyAndDeviceNamesAreRefused() throws IOException {
    registry.offers("Turn-Graph", "2.0.0").offers("even", "1.0.0").published(2);
    registry.with("id", "nul.jar").published(3);

    succeed("plugins", "search");
    assertThat(captured.err())
        .contains("expected another id than turn-graph, which differs in capitals alone")
        .contains("plugins[2] (nul.jar).id: expected a plugin's id, got nul.jar");
    Path jar = PluginJarFile.of("Turn-Graph", "1.0.0").writeTo(folder, "other.jar");
    assertThat(run("plugins", "install", jar.toString())).isEqualTo(4);
    assertThat(captured.err()).contains("which an installed plugin already has");
    Path device = PluginJarFile.of("con", "1.0.0").writeTo(folder, "device.jar");
    assertThat(run("plugins", "install", device.toString())).isEqualTo(4);
    assertThat(captured.err()).contains("has the Plugin-Id 'con'; use letters");
    assertThat(run("plugins", "new", home.resolve("aux").toString())).isEqualTo(2);
  }

  @Test
  void aTextOfARegistryCannotForgeALine() throws IOException {
    registry.with("description", "good\nforged 1.0.0 router Trust me\r\u2028more").published(2);

    succeed("plugins", "search");
    assertThat(captured.out().lines()).hasSize(1);
  }

  @Test
  @Timeout(20)
  void aListOfTwentyThousandIdsIsSearchedQuickly() throws IOException {
    registry.offers("many", "1.0.0").addCopies(20_000).published(2);

    succeed("plugins", "search");
    assertThat(captured.out().lines()).hasSize(20_002);
  }

  @Test
  void aWithdrawnInstalledVersionIsReported() throws IOException {
    registry.with("withdrawn", "It loses\nsaved games.").published(2);
    succeed("plugins", "update");

    assertThat(run("plugins", "doctor")).isEqualTo(4);
    String line = "turn-graph 1.0.0 was withdrawn by " + registry.url() + ": It loses saved games.";
    assertThat(captured.out()).contains("revoked " + line);
    run("plugins", "list");
    assertThat(captured.err()).contains(line);
    run(
        "play",
        "walklab",
        "--renderer",
        "headless",
        "--renderer-option",
        "headless.frames=1",
        "--audio",
        "silent");
    assertThat(captured.err()).contains(line);
    assertThat(run("plugins", "install", "turn-graph@1.0.0")).isEqualTo(4);
    assertThat(captured.err())
        .contains("Version 1.0.0 of 'turn-graph' was withdrawn: It loses saved games.");
    assertThat(run("plugins", "install", "turn-graph")).isEqualTo(4);
    assertThat(captured.err()).contains("1.0.0 was withdrawn: It loses saved games.");
  }

  @Test
  void anotherRegistryCannotWithdrawThePlugin() throws IOException {
    other.offers("turn-graph", "1.0.0").with("withdrawn", "Take mine.").published(2);
    succeed("plugins", "update");

    run("plugins", "list");
    assertThat(captured.err()).doesNotContain("withdrawn");
  }

  @Test
  void theMessageForAnExpiredListContainsItsLastDay() {
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    registry.saying("expires", today.minusDays(3).toString()).published(2);
    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(captured.err())
        .contains("is a list that was valid until " + today.minusDays(3) + ".")
        .contains("somebody keeps the new list from you");

    registry.saying("expires", today.toString()).published(3);
    succeed("plugins", "search");
    registry.saying("expires", "tomorrow").published(4);
    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(captured.err()).contains("expires: expected a day such as 2027-01-31");
  }

  @Test
  void aListSignedWithTheOldKeyCanAnnounceANewKey() throws IOException {
    SignedRegistry renewed = new SignedRegistry(folder, 7).offers("turn-graph", "1.1.0");
    registry.saying("nextKey", renewed.key()).publishAs("index-0102030405060701.json", 2);
    renewed.published(3);

    succeed("plugins", "update");
    assertThat(captured.out()).contains("installed turn-graph 1.1.0, which replaces 1.0.0");
    succeed("plugins", "registry", "list");
    assertThat(captured.out()).contains(renewed.key()).doesNotContain(registry.key());

    registry.published(9);
    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(captured.err()).contains("is signed with another key than the one");
  }

  @Test
  void aNewKeyCannotAnnounceItself() {
    SignedRegistry thief = new SignedRegistry(folder, 7);
    thief.saying("nextKey", thief.key()).publishAs("index-0102030405060701.json", 2);
    thief.published(3);

    assertThat(run("plugins", "search")).isEqualTo(4);
    assertThat(captured.err()).contains("is signed with another key than the one");
  }

  @Test
  void addingARegistryAgainKeepsItsState() {
    registry.published(5);
    succeed("plugins", "search");
    registry.published(4);

    assertThat(run("plugins", "registry", "add", registry.url(), registry.key())).isEqualTo(4);
    assertThat(captured.err())
        .contains("is an old list: its number is 4, and list 5 was read before.");
  }

  @Test
  void dependenciesOfAPluginAreOfferedAndInstalled() throws IOException {
    registry.offers("shapes", "1.2.0").offers("shapes", "0.9.0").offers("circles", "1.0.0");
    Path jar = registry.file("circles", "1.0.0");
    PluginJarFile.of("circles", "1.0.0")
        .entry(
            "plugin.properties",
            "plugin.id=circles\nplugin.version=1.0.0\nplugin.dependencies=shapes@>=1.0.0, none?\n")
        .writeTo(folder, jar.getFileName().toString());
    registry.with("sha256", Checksum.of(jar)).with("size", Files.size(jar)).published(2);

    succeed("plugins", "install", "circles");
    assertThat(captured.err())
        .contains(
            "circles needs the plugin 'shapes' (>=1.0.0), which is not installed: plugins install"
                + " shapes");
    succeed("plugins", "remove", "circles");
    succeed("plugins", "install", "--needed", "circles");
    assertThat(captured.out()).contains("installed circles 1.0.0", "installed shapes 1.2.0");
    succeed("plugins", "publish-entry", "--kind", "router", jar.toString());
    assertThat(JsonMapper.builder().build().readTree(captured.out()).get("dependencies").asText())
        .isEqualTo("shapes@>=1.0.0");
  }

  @Test
  void infoShowsAListedPluginThatIsNotInstalled() throws IOException {
    registry.offers("zones", "1.0.0").offers("zones", "1.1.0");
    registry.with("changes", "Faster.").with("dependencies", "shapes@*").published(2);

    succeed("plugins", "info", "zones");
    assertThat(captured.out())
        .contains("zones  Walks as zones does", "listed by " + registry.url())
        .contains("1.1.0: router, for the plugin API >=1.0.0 & <2.0.0")
        .contains("  needs shapes@*", "  new: Faster.", "plugins install zones");
    succeed("plugins", "info", "--json", "zones");
    assertThat(JsonMapper.builder().build().readTree(captured.out()).at("/listed").size())
        .isEqualTo(2);
    assertThat(run("plugins", "info", "nobody")).isEqualTo(2);
  }

  /** Puts another plugin into a file, and lists its size and checksum. */
  private static SignedRegistry replaceJar(
      SignedRegistry registry, Path jar, String id, String version) throws IOException {
    Path replacement = PluginJarFile.of(id, version).writeTo(jar.getParent(), "real.jar");
    Files.move(replacement, jar, StandardCopyOption.REPLACE_EXISTING);
    return registry.with("sha256", Checksum.of(jar)).with("size", Files.size(jar));
  }

  /** Returns the version of the plugin that is installed. */
  private String installedVersion() throws IOException {
    Path jar = home.resolve(".local/state/bowsprit/installed/turn-graph.jar");
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      Properties properties = new Properties();
      properties.load(zip.getInputStream(zip.getEntry("plugin.properties")));
      return properties.getProperty("plugin.version");
    }
  }

  private void succeed(String... arguments) {
    assertThat(run(arguments)).as(captured.err()).isZero();
  }

  private int run(String... arguments) {
    captured = new CapturedConsole();
    return captured.run(home, arguments);
  }
}
