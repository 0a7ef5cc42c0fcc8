package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command extract. */
class ExtractCommandTest {

  @TempDir private Path folder;

  @Test
  void thePathOfThePageIsPrinted() {
    LauncherRun run = LauncherRun.of("extract", "oplab", "--out", folder.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).endsWith("index.html\n");
    assertThat(folder.resolve("index.html")).exists();
  }

  @Test
  void damagedResourcesAreOmittedAndReported() throws IOException {
    Path damagedGame = Files.createDirectories(folder.resolve("damaged"));
    for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
      byte[] bytes = Files.readAllBytes(LauncherRun.labGame("artlab").resolve(name));
      int length = name.endsWith("1") ? bytes.length / 2 : bytes.length;
      Files.write(damagedGame.resolve(name), Arrays.copyOf(bytes, length));
    }
    String out = folder.resolve("out").toString();

    LauncherRun run = LauncherRun.of("extract", damagedGame.toString(), "--out", out);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("left out: MONKEY2.001: LECF/LFLF[12]");
    JsonNode result =
        LauncherRun.of("extract", damagedGame.toString(), "--out", out, "--json").json();
    assertThat(result.get("problems")).isNotEmpty();
    assertThat(result.get("files").asInt()).isPositive();
  }

  /**
   * The tag of a sound becomes a part of a file name, and the tag may contain any bytes. The data
   * files are encrypted: each byte is combined with 0x69 by exclusive or.
   */
  @Test
  void hostileTagsCreateSeparateFilesInsideTheFolder() throws IOException {
    Path game = Files.createDirectory(folder.resolve("game"));
    try (Stream<Path> files = Files.list(LauncherRun.labGame("soundlab"))) {
      for (Path file : files.toList()) {
        Files.write(game.resolve(file.getFileName()), withHostileTags(Files.readAllBytes(file)));
      }
    }
    LauncherRun usualRun = extract("soundlab", "usual");
    LauncherRun hostileRun = extract(game.toString(), "hostile");
    assertThat(hostileRun.err()).isEqualTo(usualRun.err());
    assertThat(hostileRun.exitCode()).isZero();
    assertThat(files("hostile")).hasSameSizeAs(files("usual")).anyMatch(n -> n.contains(".a_b"));

    LauncherRun sources = LauncherRun.of("decompile", game.toString(), "--out", path("sources"));
    assertThat(sources.exitCode()).as(sources.err()).isZero();
  }

  private static byte[] withHostileTags(byte[] file) {
    String encrypted = new String(file, StandardCharsets.ISO_8859_1);
    return encrypted
        .replace(encrypt("ADL "), encrypt("A\0\0B"))
        .replace(encrypt("ROL "), encrypt("/../"))
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String encrypt(String tag) {
    StringBuilder encrypted = new StringBuilder();
    tag.chars().forEach(character -> encrypted.append((char) (character ^ 0x69)));
    return encrypted.toString();
  }

  private LauncherRun extract(String game, String out) {
    return LauncherRun.of("extract", game, "--out", path(out));
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private List<String> files(String out) throws IOException {
    try (Stream<Path> paths = Files.walk(folder.resolve(out))) {
      return paths.filter(Files::isRegularFile).map(Path::toString).toList();
    }
  }

  @Test
  void theNameOfAnObjectIsEscapedInThePage() throws IOException {
    LauncherRun.of("new-game", path("sources"));
    Path room;
    try (Stream<Path> paths = Files.walk(folder.resolve("sources"))) {
      room = paths.filter(file -> file.endsWith("room.bow")).sorted().findFirst().orElseThrow();
    }
    String source = Files.readString(room);
    Files.writeString(room, source.replaceFirst("name \"[^\"]*\"", "name \"<!--<script>\""));
    LauncherRun build = LauncherRun.of("build", path("sources"), "--out", path("game"));
    assertThat(build.exitCode()).as(build.err()).isZero();

    extract(path("game"), "page");

    assertThat(folder.resolve("page/index.html"))
        .content()
        .contains("\\u003c!--\\u003cscript>")
        .doesNotContain("<!--<script>");
  }
}
