package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands disasm and asm. */
class DisasmCommandTest {

  @TempDir Path folder;

  @Test
  void onlyTheRequestedScriptsAreShown() {
    LauncherRun run = LauncherRun.of("disasm", "oplab", "global:30", "entry:1");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("script global:30\n[0000]  ").contains("script entry:1\n");
    assertThat(run.out()).doesNotContain("script global:1\n");
  }

  @Test
  void aSearchShowsTheLineAndItsScript() {
    LauncherRun run = LauncherRun.of("disasm", "oplab", "--search", "isscriptrunning");

    assertThat(run.out().lines())
        .isNotEmpty()
        .allMatch(line -> line.matches("(global|local|entry|exit|object):.*isScriptRunning\\(.*"));
  }

  @Test
  void anInvalidNameIsAUsageErrorAndAnUnknownScriptIsADataError() {
    assertThat(LauncherRun.of("disasm", "oplab", "global").exitCode()).isEqualTo(2);
    assertThat(LauncherRun.of("disasm", "oplab", "global:199").exitCode()).isEqualTo(3);
  }

  @Test
  void asmIsTheInverseOfDisasm() throws IOException {
    String text = LauncherRun.of("disasm", "oplab", "global:30").out();
    Path source = Files.writeString(folder.resolve("script.txt"), text);
    Path bytes = folder.resolve("script.bin");

    assertThat(LauncherRun.of("asm", source.toString(), "-o", bytes.toString()).exitCode())
        .isZero();

    assertThat(Files.readAllBytes(bytes)).startsWith(0x9A, 0x03, 0x40);
  }

  @Test
  void theMessageForAnInvalidLineContainsItsNumber() throws IOException {
    Path source = Files.writeString(folder.resolve("s.txt"), "script global:1\nfoo();\nend\n");

    LauncherRun run = LauncherRun.of("asm", source.toString(), "-o", folder + "/x");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("line 2: expected an instruction instead of foo");
  }
}
