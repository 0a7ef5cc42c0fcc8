package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.launcher.LauncherRun;
import org.bowsprit.launcher.TestPlugins;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests {@code play} with a renderer from a plugin ({@link ScriptedProvider}), which sends scripted
 * input.
 */
class PlayCommandTest {

  @TempDir private Path folder;

  @BeforeEach
  void installRenderer() throws IOException {
    TestPlugins.install(folder, ScriptedProvider.class);
  }

  @Test
  void theGameIsPlayedUntilTheWindowIsClosedAndTheRendererIsPrinted() {
    LauncherRun run = play("walklab");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).contains("renderer: scripted");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void inputIsRecordedAndCanBeReplayed() throws IOException {
    Path file = folder.resolve("input.txt");
    assertThat(
            play("walklab", "--record", file.toString(), "--renderer-option", "scripted.key=110")
                .exitCode())
        .isZero();
    assertThat(file).content().contains("\n0 key 110\n");
    assertThat(play("walklab", "--replay", file.toString()).exitCode()).isZero();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void anUnwritableRecordingIsReported() {
    LauncherRun run = play("walklab", "--record", "/dev/full");
    assertThat(run.err()).endsWith("bowsprit: /dev/full cannot be written: the disk is full\n");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void aGameDroppedOnTheWindowIsPlayedNextAndOtherFilesAreReported() {
    String game = LauncherRun.labGame("artlab").toString();
    assertThat(play("walklab", "--renderer-option", "scripted.drop=" + game).exitCode()).isZero();
    LauncherRun runWithOtherFile = play("walklab", "--renderer-option", "scripted.drop=" + folder);
    assertThat(runWithOtherFile.exitCode()).isZero();
    assertThat(runWithOtherFile.err()).contains("There is no game here");
  }

  @Test
  void wrongUsageAndMissingDataAreReported() throws IOException {
    Path file = Files.writeString(folder.resolve("input.txt"), "soon X Y\n");
    assertThat(play("walklab", "--replay", file.toString()).exitCode()).isEqualTo(3);
    assertThat(play("walklab", "--scale", "-1").exitCode()).isEqualTo(2);
    assertThat(play("walklab", "--on-focus-loss", "sleep").exitCode()).isEqualTo(2);
    assertThat(play("walklab", "--room", "99").err()).contains("there is no room 99 in this game");
    String record = folder.resolve("recorded.txt").toString();
    assertThat(play("walklab", "--room", "1", "--record", record).exitCode()).isEqualTo(2);
    assertThat(run("play", "walklab", "--renderer", "no-such").exitCode()).isEqualTo(2);
    assertThat(play("no-such-game").exitCode()).isEqualTo(3);
  }

  @Test
  void theRoomOptionStartsTheGameInTheNamedRoom() {
    String game = folder.resolve("game").toString();
    LauncherRun.of("new-game", folder.resolve("sources").toString());
    LauncherRun.of("build", folder.resolve("sources").toString(), "--out", game);

    LauncherRun run = play(game, "--room", "cabin");

    assertThat(run.exitCode()).as(run.err()).isZero();
    LauncherRun misspelt = play(game, "--room", "cabbin");
    assertThat(misspelt.exitCode()).isEqualTo(2);
    assertThat(misspelt.err()).contains("there is no room 'cabbin'; did you mean 'cabin'?");
  }

  @Test
  void theMessageForAnInvalidValueListsTheValidValues() {
    assertThat(play("walklab", "--scale", "1.5").err())
        .contains("bowsprit: --scale must be a whole number, not 1.5\n");
    assertThat(play("walklab", "--on-focus-loss", "sleep").err())
        .contains("bowsprit: --on-focus-loss: choose one of continue, mute, pause, not sleep\n");
  }

  @Test
  void theMessageForAnUnknownFilterListsTheKnownFilters() {
    LauncherRun run = play("walklab", "--filter", "nosuch");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--filter: choose one of nearest, soft, not nosuch");
  }

  @Test
  void theMessageForAnUnknownSlotListsTheSavedGames() {
    LauncherRun run = play("soundlab", "--load", "auto");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .contains("There is no saved game auto.")
        .containsAnyOf("There are: ", "This game has not been saved yet.");
  }

  @Test
  void theExitCodeIsFourIfNoRendererCanBeOpened() {
    LauncherRun run = LauncherRun.of("play", "walklab", "--audio", "silent");
    assertThat(run.exitCode()).isEqualTo(4);
    assertThat(run.err()).contains("no renderer could be opened");
  }

  private LauncherRun play(String... arguments) {
    List<String> allArguments = new ArrayList<>(List.of("play", "--renderer", "scripted"));
    allArguments.addAll(Arrays.asList(arguments));
    return run(allArguments.toArray(String[]::new));
  }

  private LauncherRun run(String... arguments) {
    List<String> allArguments =
        new ArrayList<>(List.of("--plugins", folder.resolve("plugins").toString()));
    allArguments.addAll(Arrays.asList(arguments));
    allArguments.addAll(List.of("--audio", "silent"));
    return LauncherRun.of(allArguments.toArray(String[]::new));
  }

  @Test
  void theMessageForAnUnknownKindOfSpeechListsTheKnownKinds() {
    LauncherRun run = LauncherRun.of("play", "soundlab", "--speech", "song");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).containsIgnoringCase("voice").containsIgnoringCase("both");
  }
}
