package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.format.fixture.LpakWriter;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command games, and the names by which other commands open the listed games. */
class GamesCommandTest {

  @TempDir private Path folder;

  @Test
  void gamesAreFoundInSubfolders() {
    LauncherRun run =
        LauncherRun.of("games", "--json", LauncherRun.labGame("artlab").getParent().toString());

    assertThat(run.exitCode()).isZero();
    JsonNode games = run.json().get("games");
    assertThat(games).hasSize(4);
    assertThat(games)
        .extracting(game -> game.get("title").asText())
        .containsExactly("Artlab", "Oplab", "Soundlab", "Walklab");
    assertThat(games.get(0).get("variant").asText()).isEqualTo("laboratory game");
    assertThat(games.get(0).get("version").asInt()).isEqualTo(5);
    assertThat(games.get(0).get("files").toString()).isEqualTo("[\"MONKEY2.000\",\"MONKEY2.001\"]");
    assertThat(games.get(0).get("md5").asText()).matches("[0-9a-f]{32}");
  }

  @Test
  void bundledGamesAreListedByTheirNamesIfNoFolderIsGiven() {
    LauncherRun run = LauncherRun.of("games");

    assertThat(run.out()).contains("artlab\n", "walklab\n").doesNotContain("/artlab");
  }

  @Test
  void aFolderWithoutAGameIsListedWithTheReason() throws IOException {
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
  void anEmptyFolderIsListedOnlyOnRequest() throws IOException {
    SmallGame.writeTo(Files.createDirectory(folder.resolve("game")), "MONKEY2.000", "MONKEY2.001");
    Path notes = Files.createDirectory(folder.resolve("notes"));
    Files.writeString(notes.resolve("readme.txt"), "nothing to play");

    String output = LauncherRun.of("games", folder.toString()).out();
    assertThat(output).contains(folder.resolve("game").toString()).doesNotContain("notes");
    assertThat(LauncherRun.of("games", "--all", folder.toString()).out())
        .contains(notes + "\n  no game: There is no game here");
    assertThat(LauncherRun.of("games", notes.toString()).out())
        .as("the output for an empty folder that the user named")
        .contains(notes + "\n  no game: There is no game here");
  }

  @Test
  void theCurrentFolderIsListedByItsName() {
    Path currentFolder = Path.of("").toAbsolutePath().getFileName();
    assertThat(LauncherRun.of("games", ".").out())
        .contains(". (" + currentFolder + ")\n  no game: ");
  }

  @Test
  void theMessageForSeveralGamesListsEachGame() {
    String labFolder = LauncherRun.labGame("artlab").getParent().toString();
    assertThat(LauncherRun.of("play", labFolder).err())
        .contains(
            "There are several games here; add one of these to the path:",
            "  #artlab is Artlab (laboratory game, English)",
            "  #walklab is Walklab (laboratory game, English)");
  }

  @Test
  void anIndexWithoutItsDataIsListedWithTheMissingFile() throws IOException {
    SmallGame.writeTo(folder, "MONKEY2.000", "MONKEY2.001");
    Files.delete(folder.resolve("MONKEY2.001"));

    assertThat(LauncherRun.of("games", folder.toString()).out())
        .contains("Monkey Island 2", "\n  not played: MONKEY2.001: ", "found none");
    JsonNode games = LauncherRun.of("games", "--json", folder.toString()).json().get("games");
    assertThat(games.get(0).get("plays").asBoolean()).isFalse();
  }

  @Test
  void aMissingFolderIsADataError() {
    LauncherRun run = LauncherRun.of("games", folder.resolve("none").toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).startsWith("bowsprit: There is no file or folder ");
  }

  @Test
  void gamesInAnArchiveAreListedAndCanBeChosenByName() throws IOException {
    LpakWriter archive = new LpakWriter().addGame("en", "monkey1", SmallGame.writer().write());
    archive.addGame("de", "monkey1", SmallGame.writer().addRoomName(9, "hafen").write());
    Path pak = Files.write(folder.resolve("Monkey1.pak"), archive.toBytes());

    assertThat(LauncherRun.of("games", folder.toString()).out())
        .contains(folder + "#de\n  The Secret of Monkey Island", folder + "#en\n");
    assertThat(LauncherRun.of("inspect", pak.toString()).err())
        .contains("There are several games here", "#de is The Secret of Monkey Island");
    assertThat(LauncherRun.of("inspect", pak + "#DE").out()).startsWith("The Secret of Monkey");
    assertThat(LauncherRun.of("inspect", folder + "#en").exitCode()).isZero();
    assertThat(LauncherRun.of("inspect", pak + "#fr").err()).contains("There is no game #fr here");
  }

  @Test
  void gamesInLanguageFoldersAreListedByTheirPaths() throws IOException {
    SmallGame.writeTo(Files.createDirectory(folder.resolve("en")), "MONKEY.000", "MONKEY.001");
    GameWriter.Files german = SmallGame.writer().addRoomName(9, "hafen").write();
    SmallGame.writeFiles(
        german, Files.createDirectory(folder.resolve("de")), "MONKEY.000", "MONKEY.001");

    JsonNode games = LauncherRun.of("games", "--json", folder.toString()).json().get("games");

    assertThat(games)
        .extracting(game -> game.get("path").asText())
        .containsExactly(folder.resolve("de").toString(), folder.resolve("en").toString());
    assertThat(LauncherRun.of("run", folder.toString(), "--ticks", "1").err())
        .contains("There are several games here", "#de is", "#en is");
  }

  @Test
  void knownGamesCheck09AGameOfAnotherPlatformIsListedAndNotStarted() {
    GameWriter game =
        SmallGame.writer()
            .addResource(
                ResourceKind.SOUND,
                3,
                7,
                sound -> sound.tag("SOU ").u32Be(12).tag("TOWS").u32Be(4).u32(0));
    SmallGame.writeFiles(game.write(), folder, "MONKEY2.000", "MONKEY2.001");

    assertThat(LauncherRun.of("games", folder.toString()).out())
        .contains("not played: This is Monkey Island 2: LeChuck's Revenge for the FM-Towns");
    for (LauncherRun run :
        List.of(
            LauncherRun.of("play", folder.toString()),
            LauncherRun.of("run", folder.toString(), "--ticks", "1"))) {
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(run.err()).contains("for the FM-Towns, which is not played", "Monkey2.pak");
    }
  }
}
