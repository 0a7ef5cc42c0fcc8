package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the command verify with complete, damaged and truncated games. */
class VerifyCommandTest {

  private static final byte ENCRYPTION_KEY = 0x69;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"walklab", "artlab", "oplab", "soundlab"})
  void theLabGamesHaveNoErrors(String name) {
    LauncherRun run = LauncherRun.of("verify", name);

    assertThat(run.out()).containsPattern("\n[\\d,]+ checked, 0 failed, \\d+ odd\n");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
  }

  @Test
  void theOutputEndsWithASummaryForThePlayer() {
    SmallGame.writeTo(folder, "MYGAME.000", "MYGAME.001");

    assertThat(LauncherRun.of("verify", folder.toString()).out())
        .endsWith(
            """
            This is an independent game, not a known release.
            Nothing is missing.
            Everything that is there can be played.
            It walks by the router box-graph, unless another one is chosen.
            """);
  }

  @Test
  void odditiesAreReportedButAreNotErrors() {
    assertThat(LauncherRun.of("verify", "artlab").out())
        .contains(
            "odd    room 4, object 306: is at (264,40) of 32×40 by its code, at (264,88) of 32×40"
                + " by its picture\n");
  }

  @Test
  void aDamagedResourceIsReportedWithItsPosition() throws IOException {
    byte[] index = labFile("MONKEY2.000");
    byte[] data = labFile("MONKEY2.001");
    data[offsetOfChunk(data, "COST") + 4 + 3] ^= 1;
    writeFile("MONKEY2.000", index);
    writeFile("MONKEY2.001", data);

    LauncherRun run = LauncherRun.of("verify", folder.toString(), "--json");

    assertThat(run.exitCode()).isEqualTo(1);
    JsonNode finding = run.json().get("findings").get(0);
    assertThat(finding.get("grade").asText()).isEqualTo("FAILED");
    assertThat(finding.get("where").asText()).isEqualTo("MONKEY2.001");
    assertThat(finding.get("what").asText()).startsWith("LECF/LFLF[0] at offset");
  }

  @Test
  void eachResourceThatIsMissingFromATruncatedFileIsReported() throws IOException {
    writeFile("MONKEY2.000", labFile("MONKEY2.000"));
    byte[] data = labFile("MONKEY2.001");
    writeFile("MONKEY2.001", Arrays.copyOf(data, data.length / 2));

    LauncherRun run = LauncherRun.of("verify", folder.toString());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("FAILED room 12: MONKEY2.001: LECF/LFLF[12]/ROOM at offset ");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aMissingDataFileIsADataError() throws IOException {
    writeFile("MONKEY2.000", labFile("MONKEY2.000"));

    LauncherRun run = LauncherRun.of("verify", folder.toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .isEqualToNormalizingNewlines(
            "bowsprit: MONKEY2.001: at offset 0: expected this file, which holds the game, found"
                + " none\n");
  }

  private static byte[] labFile(String name) throws IOException {
    return Files.readAllBytes(LauncherRun.labGame("artlab").resolve(name));
  }

  private void writeFile(String name, byte[] bytes) throws IOException {
    Files.write(folder.resolve(name), bytes);
  }

  /** Returns the offset of the first chunk {@code tag} in an encrypted file. */
  private static int offsetOfChunk(byte[] encrypted, String tag) {
    for (int offset = 0; ; offset++) {
      boolean isSame = true;
      for (int i = 0; i < tag.length(); i++) {
        isSame &= (encrypted[offset + i] ^ ENCRYPTION_KEY) == tag.charAt(i);
      }
      if (isSame) {
        return offset;
      }
    }
  }
}
