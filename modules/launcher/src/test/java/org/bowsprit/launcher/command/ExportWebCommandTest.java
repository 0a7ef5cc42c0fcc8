package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.imageio.ImageIO;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command export-web, with a short page in place of the program's page. */
class ExportWebCommandTest {

  @TempDir private Path folder;

  private Path export(String... options) {
    Path out = folder.resolve("out");
    String[] arguments = new String[4 + options.length];
    arguments[0] = "export-web";
    arguments[1] = "walklab";
    arguments[2] = "--out";
    arguments[3] = out.toString();
    System.arraycopy(options, 0, arguments, 4, options.length);
    LauncherRun run = LauncherRun.of(arguments);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return out;
  }

  @Test
  void thePageAndTheGameFilesAreWritten() throws IOException {
    Path out = export();

    assertThat(out.resolve("engine/worker.js")).hasContent("onmessage = () => {};");
    JsonNode game = new ObjectMapper().readTree(out.resolve("game/game.json").toFile());
    assertThat(game.get("hash").asText()).hasSize(32);
    assertThat(game.get("files")).isNotEmpty();
    for (JsonNode file : game.get("files")) {
      Path copy = out.resolve("game").resolve(file.get("name").asText());
      assertThat(copy)
          .hasSize(file.get("size").asLong())
          .hasSameBinaryContentAs(LauncherRun.labGame("walklab").resolve(copy.getFileName()));
    }
  }

  @Test
  void aLargeFileIsSplitAndItsFirstPartIsSmallerThanTheFile() throws IOException {
    Path out = folder.resolve("pieces");
    LauncherRun run =
        LauncherRun.of(
            "export-web", LauncherRun.labGame("artlab").toString(), "--out", out.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    JsonNode data =
        new ObjectMapper().readTree(out.resolve("game/game.json").toFile()).at("/files/1");
    assertThat(data.get("name").asText()).isEqualTo("MONKEY2.001");
    ByteArrayOutputStream joinedPieces = new ByteArrayOutputStream();
    for (int i = 0; i < data.get("digests").size(); i++) {
      joinedPieces.writeBytes(Files.readAllBytes(out.resolve("game/MONKEY2.001." + i)));
    }
    assertThat(joinedPieces.toByteArray())
        .isEqualTo(Files.readAllBytes(LauncherRun.labGame("artlab").resolve("MONKEY2.001")));
    assertThat(Files.size(out.resolve("game/MONKEY2.001.first")))
        .isPositive()
        .isLessThan(joinedPieces.size());
  }

  @Test
  void theFileListContainsAllFilesThatThePageStoresForOfflineUse() throws IOException {
    Path out = export();

    JsonNode files = new ObjectMapper().readTree(out.resolve("files.json").toFile());
    assertThat(files.get("version").asText()).matches("[0-9a-f]{16}");
    assertThat(files.get("files").findValuesAsText("path"))
        .contains("index.html", "engine/engine.wasm", "game/game.json")
        .containsExactlyInAnyOrderElementsOf(storedPaths(out));
    assertThat(Files.readString(export().resolve("files.json")))
        .as("the list of files of a second export of the same game")
        .isEqualTo(Files.readString(out.resolve("files.json")));
  }

  /** Returns the paths of all files except the service worker and the list, which stores them. */
  private static List<String> storedPaths(Path page) throws IOException {
    try (Stream<Path> files = Files.walk(page)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> page.relativize(file).toString())
          .filter(path -> !path.equals("sw.js") && !path.equals("files.json"))
          .toList();
    }
  }

  @Test
  void theOptionSingleFileWritesOneSelfContainedPage() throws IOException {
    Path out = export("--single-file");

    assertThat(out).isDirectoryContaining("glob:**/index.html");
    assertThat(out.toFile().list()).hasSize(1);
    String page = Files.readString(out.resolve("index.html"));
    assertThat(page)
        .contains("<style>p { color: teal; }")
        .contains("<script>document.title = '<\\/script>';")
        .contains("script-src blob: 'unsafe-eval' 'sha256-")
        .contains("data-asset=\"engine/worker.js\">" + base64("onmessage = () => {};\n"))
        .contains("data-asset=\"game/game.json\">")
        .contains("data-asset=\"engine/engine.wasm\" data-packing=\"gzip\">")
        .doesNotContain("src=\"page.js\"")
        .doesNotContain("og:image")
        .doesNotContain("manifest.webmanifest");
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void sourcesAreBuiltAndTheirTitleIsUsed() throws IOException {
    Path sources = folder.resolve("cold-oven");
    assertThat(LauncherRun.of("new-game", sources.toString()).exitCode()).isZero();
    Path out = folder.resolve("web");

    LauncherRun run = LauncherRun.of("export-web", sources.toString(), "--out", out.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    JsonNode game = new ObjectMapper().readTree(out.resolve("game/game.json").toFile());
    assertThat(game.get("title").asText()).isEqualTo("cold-oven");
  }

  @Test
  void theTitleOptionSetsTheTitle() throws IOException {
    Path out = export("--title", "The Cold Oven");

    JsonNode game = new ObjectMapper().readTree(out.resolve("game/game.json").toFile());
    assertThat(game.get("title").asText()).isEqualTo("The Cold Oven");
  }

  @Test
  void thePageAndTheManifestDescribeTheGame() throws IOException {
    Path sources = folder.resolve("cold-oven");
    assertThat(LauncherRun.of("new-game", sources.toString()).exitCode()).isZero();
    Path game = sources.resolve("game.bow");
    String header =
        """
        game "The <Cold> Oven" {
          author "Pia & Co"
          licence "CC BY 4.0"
          about "A stoker looks for wood."
        }
        """;
    Files.writeString(game, Files.readString(game).replaceFirst("game \"[^\"]*\"\n", header));
    Path out = folder.resolve("web");

    LauncherRun run =
        LauncherRun.of(
            "export-web",
            sources.toString(),
            "--out",
            out.toString(),
            "--address",
            "https://example.org/oven");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("<iframe src=\"https://example.org/oven\"");
    assertThat(Files.readString(out.resolve("index.html")))
        .contains("<title>The &lt;Cold&gt; Oven</title>")
        .contains("<meta name=\"description\" content=\"A stoker looks for wood.\">")
        .contains("<meta name=\"author\" content=\"Pia &amp; Co\">")
        .contains("\"og:image\" content=\"https://example.org/oven/cover.png\"")
        .contains("<img id=\"cover\" src=\"cover.png\" alt=\"\">\n    <canvas id=\"picture\"")
        .contains("<p>The &lt;Cold&gt; Oven · Pia &amp; Co · CC BY 4.0</p>");
    JsonNode manifest = new ObjectMapper().readTree(out.resolve("manifest.webmanifest").toFile());
    assertThat(manifest.get("name").asText()).isEqualTo("The <Cold> Oven");
    assertThat(manifest.get("description").asText()).isEqualTo("A stoker looks for wood.");
    assertThat(manifest.get("display").asText()).isEqualTo("standalone");
    assertThat(manifest.get("icons")).hasSize(3);
    for (JsonNode icon : manifest.get("icons")) {
      if (icon.get("type").asText().equals("image/png")) {
        BufferedImage picture = ImageIO.read(out.resolve(icon.get("src").asText()).toFile());
        assertThat(picture.getWidth() + "x" + picture.getHeight())
            .isEqualTo(icon.get("sizes").asText());
      }
    }
    assertThat(ImageIO.read(out.resolve("cover.png").toFile()).getWidth()).isEqualTo(1280);
  }

  @Test
  void aZipHasThePageAtItsRoot() throws IOException {
    Path zip = folder.resolve("oven.zip");

    LauncherRun run = LauncherRun.of("export-web", "walklab", "--zip", zip.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    try (ZipFile file = new ZipFile(zip.toFile())) {
      assertThat(file.getEntry("index.html")).isNotNull();
      assertThat(file.getEntry("game/game.json")).isNotNull();
    }
  }

  @Test
  void aMissingOutputOptionIsAUsageError() {
    LauncherRun run = LauncherRun.of("export-web", "walklab");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--out");
  }
}
