package org.bowsprit.audio.imuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.verifyNoMoreInteractions;
import static org.mockito.Mockito.when;

import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

/** Tests which events a part sends to its device while it has a channel and while it has none. */
class DeviceChannelTest {

  private static final int NUMBER = 7;

  private final PartDevice device = mock(PartDevice.class);
  private final DeviceChannel channel = new DeviceChannel(device);

  private void tellEverything() {
    channel.bendRange(2);
    channel.transpose(-5);
    channel.detune(3);
    channel.bend(-8192);
    channel.volume(100);
    channel.sustain(true);
    channel.modulation(64);
    channel.pan(0);
    channel.reverb(10);
    channel.chorus(20);
    channel.priority(200);
    channel.noteOn(60, 90);
    channel.noteOff(60);
    channel.allNotesOff();
  }

  @Test
  void withoutAChannelNothingIsSent() {
    tellEverything();
    channel.instrument(new Instrument.Program(3));
    channel.release();

    verifyNoInteractions(device);
    assertThat(channel.isHeld()).isFalse();
    assertThat(channel.number()).isNegative();
  }

  @Test
  void allSettingsOfAHeldChannelAreSentInTheOrderOfTheCalls() {
    channel.hold(NUMBER);
    tellEverything();

    InOrder told = inOrder(device);
    told.verify(device).bendRange(NUMBER, 2);
    told.verify(device).transpose(NUMBER, -5);
    told.verify(device).detune(NUMBER, 3);
    told.verify(device).bend(NUMBER, -8192);
    told.verify(device).volume(NUMBER, 100);
    told.verify(device).sustain(NUMBER, true);
    told.verify(device).modulation(NUMBER, 64);
    told.verify(device).pan(NUMBER, 0);
    told.verify(device).reverb(NUMBER, 10);
    told.verify(device).chorus(NUMBER, 20);
    told.verify(device).priority(NUMBER, 200);
    told.verify(device).noteOn(NUMBER, 60, 90);
    told.verify(device).noteOff(NUMBER, 60);
    told.verify(device).allNotesOff(NUMBER);
    verifyNoMoreInteractions(device);
  }

  @Test
  void noInstrumentLeavesWhatTheChannelHad() {
    channel.hold(NUMBER);
    channel.instrument(new Instrument.None());
    verifyNoInteractions(device);

    Instrument piano = new Instrument.Program(3);
    channel.instrument(piano);
    verify(device).instrument(NUMBER, piano);
  }

  @Test
  void givingTheChannelBackEndsItsNotesAndForgettingItDoesNot() {
    channel.hold(NUMBER);
    channel.release();
    verify(device).allNotesOff(NUMBER);
    assertThat(channel.isHeld()).isFalse();

    channel.hold(NUMBER);
    channel.forget();
    verifyNoMoreInteractions(device);
    assertThat(channel.isHeld()).isFalse();
  }

  @Test
  void onlySomeDevicesHaveAChannelForPercussion() {
    when(device.rhythmChannel()).thenReturn(-1, 9);

    assertThat(channel.hasRhythm()).isFalse();
    assertThat(channel.hasRhythm()).isTrue();
  }
}
