package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command test with the tests of the template {@code adventure}. */
class TestCommandTest {

  @TempDir private Path folder;

  @BeforeEach
  void createGame() {
    assertThat(LauncherRun.of("new-game", game(), "--template", "adventure").exitCode()).isZero();
  }

  private String game() {
    return folder.resolve("game").toString();
  }

  @Test
  void passedTestsAreReported() {
    LauncherRun run = LauncherRun.of("test", game());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out().lines().toList())
        .hasSize(3)
        .first()
        .asString()
        .matches("passed  the key in the chest opens the door \\([0-9,]+ iterations\\)");
    assertThat(run.out()).endsWith("2 tests, 0 failed\n");
  }

  @Test
  void aFailedTestIsReportedWithItsReasonAndTheExitCodeIsOne() throws IOException {
    Path tests = folder.resolve("game/tests.bow");
    Files.writeString(
        tests, Files.readString(tests).replace("expect has(key)", "expect getActorX(key) == 0"));

    LauncherRun run = LauncherRun.of("test", game(), "--only", "key");
    JsonNode json = LauncherRun.of("test", game(), "--json").json();

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out())
        .contains("FAILED  the key in the chest opens the door")
        .contains("        tests.bow:9:10: expected getActorX(key) == 0, found ")
        .endsWith("1 test, 1 failed\n");
    assertThat(json.get("passed").asBoolean()).isFalse();
    assertThat(json.get("tests").findValuesAsText("failedAt")).containsExactly("tests.bow:9:10");
  }

  @Test
  void aGameWithoutTestsFails() throws IOException {
    Files.delete(folder.resolve("game/tests.bow"));

    LauncherRun run = LauncherRun.of("test", game());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("no test");
    assertThat(run.out()).isEqualTo("0 tests, 0 failed\n");
  }

  @Test
  void aFolderWithoutSourcesIsAUsageError() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));

    LauncherRun run = LauncherRun.of("test", empty.toString());

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("is not a folder of sources");
  }
}
