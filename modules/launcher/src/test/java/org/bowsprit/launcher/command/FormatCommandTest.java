package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command format on a folder with a formatted and an unformatted script. */
class FormatCommandTest {

  private static final String UNTIDY = "script boot{\nscore=1 ;}\n";
  private static final String TIDY = "script boot {\n  score = 1\n}\n";

  @TempDir private Path folder;

  private Path untidy;

  @BeforeEach
  void writeSources() throws IOException {
    Files.writeString(folder.resolve("game.bow"), "var score\n");
    untidy = Files.writeString(folder.resolve("boot.bow"), UNTIDY);
  }

  @Test
  void aFormattedFolderIsNotChangedAgain() throws IOException {
    LauncherRun run = LauncherRun.of("format", folder.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).isEqualTo("boot.bow\n2 files, 1 of them changed\n");
    assertThat(untidy).hasContent(TIDY);
    assertThat(LauncherRun.of("format", folder.toString()).out())
        .isEqualTo("2 files, 0 of them changed\n");
  }

  @Test
  void checkFailsAndDoesNotChangeFiles() {
    LauncherRun run = LauncherRun.of("format", "--check", untidy.toString());
    JsonNode json = LauncherRun.of("format", "--check", "--json", folder.toString()).json();

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEqualTo("boot.bow\n1 files, 1 of them not formatted\n");
    assertThat(untidy).hasContent(UNTIDY);
    assertThat(json.get("files").asInt()).isEqualTo(2);
    assertThat(json.get("changed").get(0).asText()).isEqualTo("boot.bow");
    assertThat(json.get("errors")).isEmpty();
  }

  @Test
  void aFileWithErrorsIsReportedAndNotChanged() throws IOException {
    Files.writeString(folder.resolve("game.bow"), "var  = 1\n");
    Files.write(folder.resolve("old.bow"), "// B\u00fcro".getBytes(StandardCharsets.ISO_8859_1));

    LauncherRun run = LauncherRun.of("format", folder.toString());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .contains("game.bow:1:6: error: expected the name of the var")
        .contains("old.bow: expected a text in UTF-8");
    assertThat(folder.resolve("game.bow")).hasContent("var  = 1\n");
    assertThat(untidy).hasContent(TIDY);
  }

  @Test
  void aFolderWithoutScriptsIsRefused() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));

    assertThat(LauncherRun.of("format", empty.toString()).exitCode()).isEqualTo(2);
    assertThat(LauncherRun.of("format", empty.resolve("no").toString()).exitCode()).isEqualTo(3);
  }
}
