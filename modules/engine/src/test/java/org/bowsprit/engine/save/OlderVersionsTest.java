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
 * Loads a file of every version of the format. The Bowsprit of that version wrote each file at the
 * same moment of the same game, in the middle of a walk. Only the file of version 1 was made by
 * hand.
 */
class OlderVersionsTest {

  private static final int FIRST_TREE_VERSION = 2;
  private static final Path FOLDER = Path.of("src/test/resources/saves");

  private final SaveFormat format = new SaveFormat();

  static List<Integer> versions() {
    return IntStream.rangeClosed(FIRST_TREE_VERSION, SaveFormat.VERSION).boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("versions")
  void aSaveOfEachVersionIsLoadedAndContinued(int version) throws IOException {
    SavedGame save = format.read(Files.readAllBytes(file(version)));
    assertThat(save.header().title()).isEqualTo("in the middle of a walk");

    PlayedLab lab = new PlayedLab("walklab", 9, 100);
    lab.session().load(save.state());
    lab.play(100);

    PlayedLab straight = new PlayedLab("walklab", 1, 100);
    straight.session().start();
    straight.play((int) save.state().session().ticks());
    straight.clearOutput();
    straight.play(100);
    assertThat(lab.output()).isEqualTo(straight.output());
  }

  @Test
  void aSaveOfVersionOneIsRefused() throws IOException {
    byte[] journal = Files.readAllBytes(file(1));

    assertThatThrownBy(() -> format.read(journal))
        .isInstanceOfSatisfying(
            SaveRefusedException.class,
            refusal -> assertThat(refusal.reason()).isEqualTo(Reason.TOO_OLD))
        .hasMessage(
            "it was made by an early Bowsprit, which saved the player's input instead of the game"
                + " (version 1)");
  }

  private static Path file(int version) {
    return FOLDER.resolve("version-" + version + ".save");
  }
}
