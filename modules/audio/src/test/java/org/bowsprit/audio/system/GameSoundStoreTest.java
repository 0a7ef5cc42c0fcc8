package org.bowsprit.audio.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.format.disk.GameOpener;
import org.junit.jupiter.api.Test;

/** Tests that a sound that the game does not have is reported and stays silent (spec 13 §7). */
class GameSoundStoreTest {

  private static final int MISSING_SOUND = 9_999;

  private final List<String> messages = new ArrayList<>();
  private final GameSoundStore store =
      new GameSoundStore(
          new GameOpener().open(Path.of("target/test-classes/games/soundlab")).resources(),
          MusicDevice.ADLIB,
          messages::add);

  @Test
  void aMissingSoundIsReportedOnce() {
    store.load(MISSING_SOUND);
    store.load(MISSING_SOUND);

    assertThat(store.loaded(MISSING_SOUND)).isEmpty();
    assertThat(messages).containsExactly("there is no sound 9999: it stays silent");
  }
}
