package org.bowsprit.player.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.atLeastOnce;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/** Tests that a device whose output is not heard receives no samples. */
class GameSoundTest {

  private static final int TICK_COUNT = 300;

  private final Game game = new GameOpener().open(Path.of("..", "..", "games", "soundlab"));

  @Test
  void aSilentDeviceReceivesNoSamplesAndDoesNotChangeTheGame() {
    AudioDevice audibleDevice = mockDevice(true);
    AudioDevice silentDevice = mockDevice(false);

    GameState stateWithSound = play(audibleDevice);
    GameState stateWithoutSound = play(silentDevice);

    verify(audibleDevice, atLeastOnce()).write(any(), anyInt(), anyInt());
    verify(silentDevice, never()).write(any(), anyInt(), anyInt());
    assertThat(stateWithoutSound).isEqualTo(stateWithSound);
  }

  private static AudioDevice mockDevice(boolean isHeard) {
    AudioDevice device = mock(AudioDevice.class);
    when(device.sampleRate()).thenReturn(44_100);
    when(device.isHeard()).thenReturn(isHeard);
    return device;
  }

  private GameState play(AudioDevice device) {
    SoundPreferences preferences = SoundPreferences.defaults(Volumes.DEFAULT);
    try (GameSound sound =
        new GameSound(
            game,
            device,
            new AdlibSynth(),
            new SoundFileReaders(List.of()),
            preferences,
            note -> {})) {
      GameSession session =
          GameSession.boot(
              GameSetup.headless(game.resources(), new BoxGraphProvider())
                  .withBootParameter(1)
                  .withSound(sound.setup()));
      for (int tick = 0; tick < TICK_COUNT; tick++) {
        session.tick();
      }
      return session.snapshot();
    }
  }
}
