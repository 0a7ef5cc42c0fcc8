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

/** Tests the {@code format} command on a folder with a formatted and an unformatted script. */
class FormatCommandTest {

  private static final String UNFORMATTED_SCRIPT = "script boot{\nscore=1 ;}\n";
  private static final String FORMATTED_SCRIPT = "script boot {\n  score = 1\n}\n";

  @TempDir private Path folder;

  private Path unformattedFile;

  @BeforeEach
  void writeSources() throws IOException {
    Files.writeString(folder.resolve("game.bow"), "var score\n");
    unformattedFile = Files.writeString(folder.resolve("boot.bow"), UNFORMATTED_SCRIPT);
  }

  @Test
  void filesAreFormattedOnlyOnce() throws IOException {
    LauncherRun run = LauncherRun.of("format", folder.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).isEqualTo("boot.bow\nfiles: 2, changed: 1\n");
    assertThat(unformattedFile).hasContent(FORMATTED_SCRIPT);
    assertThat(LauncherRun.of("format", folder.toString()).out())
        .isEqualTo("files: 2, changed: 0\n");
  }

  @Test
  void theCheckOptionReportsUnformattedFilesAndDoesNotChangeThem() {
    LauncherRun run = LauncherRun.of("format", "--check", unformattedFile.toString());
    JsonNode json = LauncherRun.of("format", "--check", "--json", folder.toString()).json();

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEqualTo("boot.bow\nfiles: 1, not formatted: 1\n");
    assertThat(unformattedFile).hasContent(UNFORMATTED_SCRIPT);
    assertThat(json.get("files").asInt()).isEqualTo(2);
    assertThat(json.get("changed").get(0).asText()).isEqualTo("boot.bow");
    assertThat(json.get("errors")).isEmpty();
  }

  @Test
  void filesWithErrorsAreReportedAndNotChanged() throws IOException {
    Files.writeString(folder.resolve("game.bow"), "var  = 1\n");
    Files.write(folder.resolve("old.bow"), "// B\u00fcro".getBytes(StandardCharsets.ISO_8859_1));

    LauncherRun run = LauncherRun.of("format", folder.toString());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .contains("game.bow:1:6: error: expected the name of the var")
        .contains("old.bow: the file is not valid UTF-8");
    assertThat(folder.resolve("game.bow")).hasContent("var  = 1\n");
    assertThat(unformattedFile).hasContent(FORMATTED_SCRIPT);
  }

  @Test
  void aFolderWithoutScriptsIsRefused() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));

    assertThat(LauncherRun.of("format", empty.toString()).exitCode()).isEqualTo(2);
    assertThat(LauncherRun.of("format", empty.resolve("no").toString()).exitCode()).isEqualTo(3);
  }
}
