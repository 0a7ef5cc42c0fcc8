package org.bowsprit.explorer.sound;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.game.Game;
import org.junit.jupiter.api.Test;

/** Tests the playback of one sound and its entry in the list of sounds. */
class SingleSoundTest {

  private final Game game = LabGame.of("soundlab").openGame();

  private SingleSound createSound(int number) {
    return new SingleSound(number, game.resources(), SoundSetup.silent(), line -> {});
  }

  @Test
  void endlessMusicStopsAfterTheGivenTime() {
    SingleSound sound = createSound(1);

    sound.play(() -> 1, 60, () -> false);

    assertThat(sound.playedJiffies()).isEqualTo(60);
  }

  @Test
  void playbackStopsOnRequest() {
    SingleSound sound = createSound(1);

    sound.play(() -> 1, 60, () -> sound.playedJiffies() == 7);

    assertThat(sound.playedJiffies()).isEqualTo(7);
  }

  @Test
  void anEntryContainsTheRenditionThatTheDevicePlays() {
    assertThat(entry(1, MusicDevice.ADLIB).plays()).isEqualTo("ADL");
    assertThat(entry(1, MusicDevice.SPEAKER).plays()).isEqualTo("SPK");
    assertThat(entry(11, MusicDevice.ADLIB).kind()).isEqualTo("effect");
    assertThat(entry(11, MusicDevice.SPEAKER).kind()).isEqualTo("silent");
  }

  private SoundEntry entry(int id, MusicDevice device) {
    TrackFiles tracks = new TrackFiles(game.files());
    return SoundEntry.of(id, game.resources().sound(id).orElseThrow(), device, tracks);
  }
}
