package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.launcher.CapturedConsole;
import org.bowsprit.plugin.host.registry.SigningKey;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that one command turns a folder of plugins into a registry, and that the same command
 * updates the registry.
 */
class PublishCommandTest {

  private static final String MINISIGN = "/usr/bin/minisign";

  private CapturedConsole console = new CapturedConsole();
  @TempDir private Path home;
  @TempDir private Path folder;
  @TempDir private Path keyFolder;

  @BeforeEach
  void publishOneVersion() throws IOException {
    PostcardPlugin.buildJar(folder, "1.0.0");
    succeed("plugins", "publish", folder.toString(), "--key", keyFile(), "--name", "Post <office>");
  }

  @Test
  void aPublishedRegistryCanBeAddedAndItsPluginsInstalledAndUpdated() throws IOException {
    assertThat(console.err()).contains("A new secret key is in " + keyFile());
    succeed("plugins", "registry", "add", indexUrl(), publicKey());
    succeed("plugins", "install", "postcard");
    PostcardPlugin.buildJar(folder, "1.1.0");
    Files.writeString(folder.resolve("postcard-1.1.0.txt"), "Stamps.\n");
    succeed("plugins", "publish", folder.toString(), "--key", keyFile());

    succeed("plugins", "update");
    assertThat(console.out()).contains("installed postcard 1.1.0, which replaces 1.0.0");
    JsonNode list = readList();
    assertThat(list.get("serial").asInt()).isEqualTo(2);
    assertThat(list.get("name").asText()).isEqualTo("Post <office>");
    assertThat(list.at("/plugins/0/changes").asText()).isEqualTo("Stamps.");
    assertThat(list.at("/plugins/0/kinds/0").asText()).isEqualTo("renderer");
  }

  @Test
  void thePageShowsThePluginsAndContainsNoScripts() throws IOException {
    Files.write(folder.resolve("postcard.png"), new byte[] {1});
    Files.writeString(folder.resolve("postcard-1.0.0.txt"), "<script>alert(1)</script>");
    succeed("plugins", "publish", folder.toString(), "--key", keyFile());

    assertThat(Files.readString(folder.resolve("index.html")))
        .contains("Content-Security-Policy", "<h1>Post &lt;office&gt;</h1>", "postcard.png")
        .contains("&lt;script&gt;alert(1)", "bowsprit plugins install postcard", publicKey())
        .doesNotContain("<script>");
  }

  @Test
  void aWithdrawnVersionStaysWithdrawn() throws IOException {
    String reason = "postcard@1.0.0=It loses the address.";
    succeed("plugins", "publish", folder.toString(), "--key", keyFile(), "--withdraw", reason);
    succeed("plugins", "publish", folder.toString(), "--key", keyFile());

    assertThat(readList().at("/plugins/0/withdrawn").asText()).isEqualTo("It loses the address.");
    assertThat(Files.readString(folder.resolve("index.html"))).contains("withdrawn: It loses");
    assertThat(
            run("plugins", "publish", folder.toString(), "--key", keyFile(), "--withdraw", "a@1=b"))
        .isEqualTo(4);
    assertThat(console.err()).contains("There is no version a@1 in the folder.");
  }

  @Test
  void aNewKeyIsAcceptedIfTheOldKeyAnnouncedIt() throws IOException {
    succeed("plugins", "registry", "add", indexUrl(), publicKey());
    String oldPublicKey = publicKey();
    String newKey = keyFolder.resolve("renewed").toString();
    succeed("plugins", "publish", folder.toString(), "--key", newKey, "--old-key", keyFile());
    succeed("plugins", "publish", folder.toString(), "--key", newKey);

    succeed("plugins", "search", "postcard");
    succeed("plugins", "registry", "list");
    assertThat(console.out()).doesNotContain(oldPublicKey);
  }

  @Test
  void aPublishedVersionCannotBeReplaced() throws IOException {
    Files.move(PostcardPlugin.buildJar(keyFolder, "1.0.1"), folder.resolve("postcard-1.0.1.jar"));
    succeed("plugins", "publish", folder.toString(), "--key", keyFile());
    Path jar = folder.resolve("postcard-1.0.1.jar");
    try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of())) {
      Files.writeString(zip.getPath("/more"), "more");
    }

    assertThat(run("plugins", "publish", folder.toString(), "--key", keyFile())).isEqualTo(4);
    assertThat(console.err()).contains("was published with other content; give it a new version");
  }

  @Test
  void aKeyInsideTheFolderIsRefused() {
    String keyInFolder = folder.resolve("key").toString();
    assertThat(run("plugins", "publish", folder.toString(), "--key", keyInFolder)).isEqualTo(2);
    assertThat(console.err()).contains("would be published with the folder");
    assertThat(run("plugins", "publish", folder.toString())).isEqualTo(2);
  }

  @Test
  void keysAreCompatibleWithMinisign() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of(MINISIGN)), "minisign is installed");
    String index = folder.resolve("index.json").toString();
    succeed("plugins", "registry", "add", indexUrl(), publicKey());

    minisign("-V", "-P", publicKey(), "-m", index);
    minisign("-S", "-l", "-s", keyFile(), "-m", index);
    succeed("plugins", "search", "postcard");
    String minisignKey = keyFolder.resolve("theirs").toString();
    minisign("-G", "-W", "-p", minisignKey + ".pub", "-s", minisignKey);
    succeed("plugins", "publish", folder.toString(), "--key", minisignKey);
    minisign("-V", "-p", minisignKey + ".pub", "-m", index);
  }

  private static void minisign(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(MINISIGN));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
  }

  private String keyFile() {
    return keyFolder.resolve("registry.key").toString();
  }

  private String indexUrl() {
    return folder.resolve("index.json").toUri().toString();
  }

  /** Returns the public key that belongs to the secret key in the key file. */
  private String publicKey() throws IOException {
    return SigningKey.read(Path.of(keyFile())).publicKey().text();
  }

  private JsonNode readList() throws IOException {
    return JsonMapper.builder().build().readTree(folder.resolve("index.json").toFile());
  }

  private void succeed(String... arguments) {
    assertThat(run(arguments)).as(console.err()).isZero();
  }

  private int run(String... arguments) {
    console = new CapturedConsole();
    return console.run(home, arguments);
  }
}
