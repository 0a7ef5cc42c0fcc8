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
 * Tests that a game that is saved and then loaded by another process continues as if it had not
 * been saved. {@code -Dbowsprit.fresh.cases=N} saves each game at N different times.
 */
@Tag("thorough")
class FreshProcessTest {

  private static final int SAVES_PER_GAME = Integer.getInteger("bowsprit.fresh.cases", 1);
  private static final int MAX_TICKS = 700;
  private static final int TICKS_AFTERWARDS = 100;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"walklab, 100", "artlab, 100", "oplab, 0", "soundlab, 0"})
  void aSavedGameContinuesInAnotherProcess(String game, int bootParameter)
      throws IOException, InterruptedException {
    Random random = new Random(bootParameter + game.length());
    for (int i = 0; i < SAVES_PER_GAME; i++) {
      PlayedLab uninterrupted = new PlayedLab(game, i, bootParameter);
      uninterrupted.session().start();
      uninterrupted.play(1 + random.nextInt(MAX_TICKS));
      Path save = Files.write(folder.resolve("save"), saveOf(game, uninterrupted));
      uninterrupted.clearOutput();
      uninterrupted.play(TICKS_AFTERWARDS);
      Path outputFile = folder.resolve("seen");

      playInAnotherProcess(game, bootParameter, save, outputFile);

      assertThat(Files.readAllLines(outputFile)).isEqualTo(uninterrupted.output());
    }
    System.out.println("FreshProcessTest: " + game + ", " + SAVES_PER_GAME + " saves");
  }

  private static byte[] saveOf(String game, PlayedLab lab) {
    SaveHeader header = new SaveHeader(game, game, "0", "", 0, "", 0, 0, null);
    return new SaveFormat().write(new SavedGame(header, lab.session().snapshot()));
  }

  private static void playInAnotherProcess(
      String game, int bootParameter, Path save, Path outputFile)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-cp",
                System.getProperty("java.class.path"),
                LoadedGameRun.class.getName(),
                game,
                Integer.toString(bootParameter),
                save.toString(),
                Integer.toString(TICKS_AFTERWARDS),
                outputFile.toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor()).isZero();
  }
}
