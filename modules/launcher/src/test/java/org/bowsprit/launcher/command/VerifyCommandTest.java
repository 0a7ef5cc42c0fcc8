package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
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
  void theLabGamesAreSound(String name) {
    LauncherRun run = LauncherRun.of("verify", name);

    assertThat(run.out()).containsPattern("\n[\\d,]+ checked, 0 failed, \\d+ odd\n");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
  }

  @Test
  void itEndsWithThreeSentencesForThePlayer() {
    SmallGame.writeTo(folder, "MYGAME.000", "MYGAME.001");

    assertThat(LauncherRun.of("verify", folder.toString()).out())
        .endsWith(
            """
            This is a game of its own, none of the releases that are known.
            Nothing of it is missing.
            All that is there can be played.
            """);
  }

  @Test
  void missingSpeechAndTracksAreNamedByNumber() {
    GameWriter game = SmallGame.writer();
    for (int track : new int[] {17, 2}) {
      game.resource(ResourceKind.SOUND, 3 + track % 2, 7, sound -> cdTrigger(sound, track));
    }
    SmallGame.write(game.write(), folder, "MONKEY.000", "MONKEY.001");
    SmallGame.put(folder, "track02.m4a", new byte[8]);

    assertThat(LauncherRun.of("verify", folder.toString()).out())
        .contains(
            "This is no release that is known: it is taken for The Secret of Monkey Island"
                + " (unknown release).\n",
            "Missing: music of the CD (tracks 2, 17), which stays silent.\n",
            "What cannot be played: tracks of a kind that is not read (track02.m4a).\n");
  }

  private static void cdTrigger(ByteWriter sound, int track) {
    sound.u32(24).bytes(new byte[3]).u8(2).bytes(new byte[8]).u8(track).u8(1);
    sound.bytes(new byte[6]);
  }

  @Test
  void aTalkieWithoutItsSpeechSaysSo() {
    SmallGame.write(SmallGame.ofIndexSize(12_035).write(), folder, "ATLANTIS.000", "ATLANTIS.001");

    assertThat(LauncherRun.of("verify", folder.toString()).out())
        .contains("Missing: the speech (MONSTER.SOU), so that all is text.\n");
  }

  @Test
  void whatIsOddIsToldAndHarmsNobody() {
    assertThat(LauncherRun.of("verify", "artlab").out())
        .contains(
            "odd    room 4, object 306: is at (264,40) of 32×40 by its code, at (264,88) of 32×40"
                + " by its picture\n");
  }

  @Test
  void aDamagedResourceFailsWithItsPlace() throws IOException {
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
  void aCutDataFileIsToldResourceByResource() throws IOException {
    put("MONKEY2.000", lab("MONKEY2.000"));
    byte[] data = lab("MONKEY2.001");
    put("MONKEY2.001", Arrays.copyOf(data, data.length / 2));

    LauncherRun run = LauncherRun.of("verify", folder.toString());

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("FAILED room 12: MONKEY2.001: LECF/LFLF[12]/ROOM at offset ");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void aMissingDataFileIsMissingData() throws IOException {
    put("MONKEY2.000", lab("MONKEY2.000"));

    LauncherRun run = LauncherRun.of("verify", folder.toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .isEqualToNormalizingNewlines(
            "bowsprit: MONKEY2.001: at offset 0: expected this data file, found none\n");
  }

  /** {@code -Dbowsprit.fuzz.cases=N} sets the number of damaged games. */
  @Test
  void damagedGamesEndInAListAndNeverInAFault() throws IOException {
    Random random = new Random(20261120);
    byte[] index = lab("MONKEY2.000");
    byte[] data = lab("MONKEY2.001");
    int cases = Integer.getInteger("bowsprit.fuzz.cases", 60);
    for (int i = 0; i < cases; i++) {
      put("MONKEY2.000", i % 3 == 0 ? damaged(index, random) : index);
      put("MONKEY2.001", i % 3 == 0 ? data : damaged(data, random));

      LauncherRun run = LauncherRun.of("verify", folder.toString());

      assertThat(run.exitCode()).as("case %d: %s", i, run.err()).isIn(0, 1, 3);
      assertThat(run.out() + run.err()).doesNotContain("Exception", "fault of Bowsprit");
    }
    System.out.println("verify: " + cases + " damaged games");
  }

  private static byte[] damaged(byte[] sound, Random random) {
    byte[] bytes = sound.clone();
    for (int strokes = 1 + random.nextInt(12); strokes > 0; strokes--) {
      int at = random.nextInt(bytes.length);
      switch (random.nextInt(3)) {
        case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> bytes[at] = random.nextBoolean() ? KEY : ~KEY;
        default -> System.arraycopy(sound, 0, bytes, at, Math.min(40, bytes.length - at));
      }
    }
    return bytes;
  }

  private static byte[] lab(String name) throws IOException {
    return Files.readAllBytes(LauncherRun.labGame("artlab").resolve(name));
  }

  private void put(String name, byte[] bytes) throws IOException {
    Files.write(folder.resolve(name), bytes);
  }

  /** Returns where the first chunk {@code tag} begins. */
  private static int find(byte[] hidden, String tag) {
    for (int at = 0; ; at++) {
      boolean same = true;
      for (int i = 0; i < tag.length(); i++) {
        same &= (hidden[at + i] ^ KEY) == tag.charAt(i);
      }
      if (same) {
        return at;
      }
    }
  }
}
