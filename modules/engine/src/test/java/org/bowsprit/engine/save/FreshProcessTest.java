package org.bowsprit.engine.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.bowsprit.engine.state.PlayedLab;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that a saved game that another process loads continues as if it had not been saved. {@code
 * -Dbowsprit.fresh.cases=N} tests N moments of each game.
 */
@Tag("thorough")
class FreshProcessTest {

  private static final int CASES = Integer.getInteger("bowsprit.fresh.cases", 1);
  private static final int LONGEST = 700;
  private static final int AFTERWARDS = 100;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"walklab, 100", "artlab, 100", "oplab, 0", "soundlab, 0"})
  void continuesInAnotherProcess(String game, int bootParameter)
      throws IOException, InterruptedException {
    Random random = new Random(bootParameter + game.length());
    for (int i = 0; i < CASES; i++) {
      PlayedLab straight = new PlayedLab(game, i, bootParameter);
      straight.session().start();
      straight.play(1 + random.nextInt(LONGEST));
      Path save = Files.write(folder.resolve("save"), saved(game, straight));
      straight.forget();
      straight.play(AFTERWARDS);
      Path seen = folder.resolve("seen");

      playOn(game, bootParameter, save, seen);

      assertThat(Files.readAllLines(seen)).isEqualTo(straight.seen());
    }
    System.out.println("FreshProcessTest: " + game + ", " + CASES + " moments");
  }

  private static byte[] saved(String game, PlayedLab lab) {
    SaveHeader header = new SaveHeader(game, game, "0", "", 0, "", 0, 0, null);
    return new SaveFormat().write(new SavedGame(header, lab.session().snapshot()));
  }

  private static void playOn(String game, int bootParameter, Path save, Path seen)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-cp",
                System.getProperty("java.class.path"),
                RestoredElsewhere.class.getName(),
                game,
                Integer.toString(bootParameter),
                save.toString(),
                Integer.toString(AFTERWARDS),
                seen.toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor()).isZero();
  }
}
