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

/** Tests the check of all resources of a game, with complete and with damaged games. */
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
  void aRoomThatIsMissingFromATruncatedFileIsReported() throws IOException {
    byte[] data = labFile("MONKEY2.001");
    writeFile("MONKEY2.000", labFile("MONKEY2.000"));
    writeFile("MONKEY2.001", Arrays.copyOf(data, data.length / 2));

    assertThat(findings())
        .anyMatch(line -> line.startsWith("room 12: MONKEY2.001: LECF/LFLF[12]/ROOM at offset "));
  }

  /** Checks damaged copies of artlab. {@code -Dbowsprit.fuzz.cases=N} sets their number. */
  @Test
  void theCheckOfADamagedGameDoesNotFailWithAnException() throws IOException {
    Random random = new Random(20261120);
    byte[] index = labFile("MONKEY2.000");
    byte[] data = labFile("MONKEY2.001");
    int gameCount = Integer.getInteger("bowsprit.fuzz.cases", 60);
    for (int i = 0; i < gameCount; i++) {
      writeFile("MONKEY2.000", i % 3 == 0 ? damage(index, random) : index);
      writeFile("MONKEY2.001", i % 3 == 0 ? data : damage(data, random));

      assertThat(findings())
          .as("the findings of game %d", i)
          .noneMatch(line -> line.contains("Exception"));
    }
    System.out.println("verify: " + gameCount + " damaged games");
  }

  private static byte[] damage(byte[] original, Random random) {
    byte[] bytes = original.clone();
    for (int remainingChanges = 1 + random.nextInt(12); remainingChanges > 0; remainingChanges--) {
      int index = random.nextInt(bytes.length);
      switch (random.nextInt(3)) {
        case 0 -> bytes[index] ^= (byte) (1 << random.nextInt(8));
        case 1 -> bytes[index] = random.nextBoolean() ? XOR_KEY : ~XOR_KEY;
        default -> System.arraycopy(original, 0, bytes, index, Math.min(40, bytes.length - index));
      }
    }
    return bytes;
  }

  /** Returns a line for each finding, or only the error message if the game cannot be opened. */
  private List<String> findings() {
    try {
      return new GameCheck(new GameOpener().open(folder).resources())
          .run().all().stream().map(finding -> finding.where() + ": " + finding.what()).toList();
    } catch (FormatException | GameRefusedException e) {
      return List.of(e.getMessage());
    }
  }

  private static byte[] labFile(String name) throws IOException {
    return Files.readAllBytes(LabGame.of("artlab").folder().resolve(name));
  }

  private void writeFile(String name, byte[] bytes) throws IOException {
    Files.write(folder.resolve(name), bytes);
  }
}
