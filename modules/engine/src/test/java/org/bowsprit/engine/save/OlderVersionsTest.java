package org.bowsprit.engine.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.engine.save.SaveRefusedException.Reason;
import org.bowsprit.engine.state.PlayedLab;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Loads a saved game of every version of the format. Each file was written by the Bowsprit of that
 * time, at the same moment of the same game, in the middle of a walk. Only the file of version 1
 * was made by hand.
 */
class OlderVersionsTest {

  private static final int OLDEST_READABLE_VERSION = 2;
  private static final Path SAVES_FOLDER = Path.of("src/test/resources/saves");

  private final SaveFormat format = new SaveFormat();

  static List<Integer> versions() {
    return IntStream.rangeClosed(OLDEST_READABLE_VERSION, SaveFormat.VERSION).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("versions")
  void aSavedGameOfEachVersionCanBeLoadedAndContinued(int version) throws IOException {
    SavedGame save = format.read(Files.readAllBytes(file(version)));
    assertThat(save.header().title()).isEqualTo("in the middle of a walk");

    PlayedLab loadedGame = new PlayedLab("walklab", 9, 100);
    loadedGame.session().load(save.state());
    loadedGame.play(100);

    PlayedLab uninterruptedGame = new PlayedLab("walklab", 1, 100);
    uninterruptedGame.session().start();
    uninterruptedGame.play((int) save.state().session().ticks());
    uninterruptedGame.clearOutput();
    uninterruptedGame.play(100);
    assertThat(loadedGame.output()).isEqualTo(uninterruptedGame.output());
  }

  @Test
  void aSavedGameOfVersionOneIsRefused() throws IOException {
    byte[] file = Files.readAllBytes(file(1));

    assertThatThrownBy(() -> format.read(file))
        .isInstanceOfSatisfying(
            SaveRefusedException.class,
            refusal -> assertThat(refusal.reason()).isEqualTo(Reason.TOO_OLD))
        .hasMessage(
            "it was made by an early Bowsprit, which saved the player's input instead of the game"
                + " (version 1)");
  }

  private static Path file(int version) {
    return SAVES_FOLDER.resolve("version-" + version + ".save");
  }
}
