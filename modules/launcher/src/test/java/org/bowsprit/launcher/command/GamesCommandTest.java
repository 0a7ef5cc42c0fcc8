package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GamesCommandTest {

  @TempDir private Path folder;

  @Test
  void gamesAreFoundInFoldersBelow() {
    LauncherRun run =
        LauncherRun.of("games", "--json", LauncherRun.labGame("artlab").getParent().toString());

    assertThat(run.exitCode()).isZero();
    JsonNode games = run.json().get("games");
    assertThat(games).hasSize(4);
    assertThat(games.get(0).get("title").asText()).contains("Monkey Island 2");
    assertThat(games.get(0).get("variant").asText()).isEqualTo("unknown release");
    assertThat(games.get(0).get("version").asInt()).isEqualTo(5);
    assertThat(games.get(0).get("files").toString()).isEqualTo("[\"MONKEY2.000\",\"MONKEY2.001\"]");
    assertThat(games.get(0).get("md5").asText()).matches("[0-9a-f]{32}");
  }

  @Test
  void bundledGamesAreMeantWhenNoFolderIsNamedAndShowNoAbsolutePath() {
    LauncherRun run = LauncherRun.of("games");

    assertThat(run.out()).contains("artlab\n", "walklab\n").doesNotContain("/artlab");
  }

  @Test
  void aFolderThatIsNoGameSaysWhy() throws IOException {
    Path loom = Files.createDirectories(folder.resolve("loom"));
    Files.write(loom.resolve("000.LFL"), "....RN......".getBytes(StandardCharsets.US_ASCII));
    Files.write(loom.resolve("903.LFL"), new byte[4]);

    LauncherRun run = LauncherRun.of("games", folder.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .isEqualToNormalizingNewlines(
            loom
                + "\n  no game: This is Loom (VGA CD talkie), a SCUMM version 4 game; this engine"
                + " plays version 5.\n");
  }

  @Test
  void aFolderThatIsNotThereIsMissingData() {
    LauncherRun run = LauncherRun.of("games", folder.resolve("none").toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).startsWith("bowsprit: There is no file or folder ");
  }
}
