package org.bowsprit.player.sound;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.Map;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.format.game.Game;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests that an opened device is closed even if creating or closing the game's sound fails. */
class SoundOutputTest {

  private final SoundServices services = mock(SoundServices.class);
  private final AudioDevice device = mock(AudioDevice.class);
  private final GameSound sound = mock(GameSound.class);

  @BeforeEach
  void openDevice() {
    when(services.open(any(), any())).thenReturn(device);
  }

  @Test
  void theDeviceIsClosedIfTheSoundCardCannotBeCreated() {
    IllegalStateException creationFailure = new IllegalStateException("no such music device");
    when(services.card(any(), any(), any(), any(), any())).thenThrow(creationFailure);
    IllegalStateException closeFailure = new IllegalStateException("stuck");
    doThrow(closeFailure).when(device).close();

    assertThatThrownBy(this::openOutput)
        .isSameAs(creationFailure)
        .hasSuppressedException(closeFailure);
    verify(device).close();
  }

  @Test
  void aDeviceIsClosedEvenIfClosingTheMusicFails() {
    when(services.card(any(), any(), any(), any(), any())).thenReturn(sound);
    doThrow(new IllegalStateException("stuck")).when(sound).close();
    SoundOutput output = openOutput();
    verify(device, never()).close();

    assertThatThrownBy(output::close).hasMessage("stuck");
    verify(device).close();
  }

  private SoundOutput openOutput() {
    return SoundOutput.ofDevice(
        mock(Game.class),
        services,
        new AudioChoice("wav", "heard.wav", Map.of()),
        MusicChoice.ADLIB,
        SpeechMode.TEXT,
        line -> {});
  }
}
