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

class VerifyCommandTest {

  private static final byte KEY = 0x69;

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
    byte[] index = lab("MONKEY2.000");
    byte[] data = lab("MONKEY2.001");
    data[find(data, "COST") + 4 + 3] ^= 1;
    put("MONKEY2.000", index);
    put("MONKEY2.001", data);

    LauncherRun run = LauncherRun.of("verify", folder.toString(), "--json");

    assertThat(run.exitCode()).isEqualTo(1);
    JsonNode first = run.json().get("findings").get(0);
    assertThat(first.get("grade").asText()).isEqualTo("FAILED");
    assertThat(first.get("where").asText()).isEqualTo("MONKEY2.001");
    assertThat(first.get("what").asText()).startsWith("LECF/LFLF[0] at offset");
  }

  @Test
  void eachResourceMissingFromATruncatedFileIsReported() throws IOException {
    put("MONKEY2.000", lab("MONKEY2.000"));
    byte[] data = lab("MONKEY2.001");
    put("MONKEY2.001", Arrays.copyOf(data, data.length / 2));

    LauncherRun run = LauncherRun.of("verify", folder.toString());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("FAILED room 12: MONKEY2.001: LECF/LFLF[12]/ROOM at offset ");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aMissingDataFileIsADataError() throws IOException {
    put("MONKEY2.000", lab("MONKEY2.000"));

    LauncherRun run = LauncherRun.of("verify", folder.toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .isEqualToNormalizingNewlines(
            "bowsprit: MONKEY2.001: at offset 0: expected this file, which holds the game, found"
                + " none\n");
  }

  private static byte[] lab(String name) throws IOException {
    return Files.readAllBytes(LauncherRun.labGame("artlab").resolve(name));
  }

  private void put(String name, byte[] bytes) throws IOException {
    Files.write(folder.resolve(name), bytes);
  }

  /** Returns the offset of the first chunk {@code tag}. */
  private static int find(byte[] encrypted, String tag) {
    for (int offset = 0; ; offset++) {
      boolean same = true;
      for (int i = 0; i < tag.length(); i++) {
        same &= (encrypted[offset + i] ^ KEY) == tag.charAt(i);
      }
      if (same) {
        return offset;
      }
    }
  }
}
