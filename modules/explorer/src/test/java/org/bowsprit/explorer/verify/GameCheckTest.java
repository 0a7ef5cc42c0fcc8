package org.bowsprit.explorer.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.explorer.verify.CheckFinding.Grade;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.game.GameRefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameCheckTest {

  private static final byte XOR_KEY = 0x69;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"walklab", "artlab", "oplab", "soundlab"})
  void theLabGamesHaveNoFailures(String name) {
    CheckFindings findings = new GameCheck(LabGame.of(name).openGame().resources()).run();

    assertThat(findings.count(Grade.FAILED)).isZero();
    assertThat(findings.checked()).isGreaterThan(100);
  }

  @Test
  void everyResourceMissingFromATruncatedFileIsReported() throws IOException {
    byte[] data = lab("MONKEY2.001");
    put("MONKEY2.000", lab("MONKEY2.000"));
    put("MONKEY2.001", Arrays.copyOf(data, data.length / 2));

    assertThat(findings())
        .anyMatch(line -> line.startsWith("room 12: MONKEY2.001: LECF/LFLF[12]/ROOM at offset "));
  }

  /** {@code -Dbowsprit.fuzz.cases=N} sets the number of damaged games. */
  @Test
  void damagedGamesDoNotCrashTheCheck() throws IOException {
    Random random = new Random(20261120);
    byte[] index = lab("MONKEY2.000");
    byte[] data = lab("MONKEY2.001");
    int cases = Integer.getInteger("bowsprit.fuzz.cases", 60);
    for (int i = 0; i < cases; i++) {
      put("MONKEY2.000", i % 3 == 0 ? damage(index, random) : index);
      put("MONKEY2.001", i % 3 == 0 ? data : damage(data, random));

      assertThat(findings()).as("case %d", i).noneMatch(what -> what.contains("Exception"));
    }
    System.out.println("verify: " + cases + " damaged games");
  }

  private static byte[] damage(byte[] sound, Random random) {
    byte[] bytes = sound.clone();
    for (int changes = 1 + random.nextInt(12); changes > 0; changes--) {
      int at = random.nextInt(bytes.length);
      switch (random.nextInt(3)) {
        case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> bytes[at] = random.nextBoolean() ? XOR_KEY : ~XOR_KEY;
        default -> System.arraycopy(sound, 0, bytes, at, Math.min(40, bytes.length - at));
      }
    }
    return bytes;
  }

  /** Returns the findings, one line for each; a single line if the game cannot be opened. */
  private List<String> findings() {
    try {
      return new GameCheck(new GameOpener().open(folder).resources())
          .run().all().stream().map(finding -> finding.where() + ": " + finding.what()).toList();
    } catch (FormatException | GameRefusedException e) {
      return List.of(e.getMessage());
    }
  }

  private static byte[] lab(String name) throws IOException {
    return Files.readAllBytes(LabGame.of("artlab").folder().resolve(name));
  }

  private void put(String name, byte[] bytes) throws IOException {
    Files.write(folder.resolve(name), bytes);
  }
}
