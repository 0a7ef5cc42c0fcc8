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

  private static final int CHANNEL_NUMBER = 7;

  private final PartDevice device = mock(PartDevice.class);
  private final DeviceChannel channel = new DeviceChannel(device);

  private void sendAllSettings() {
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
  void aPartWithoutAChannelSendsNothing() {
    sendAllSettings();
    channel.instrument(new Instrument.Program(3));
    channel.release();

    verifyNoInteractions(device);
    assertThat(channel.isAssigned()).isFalse();
    assertThat(channel.number()).isNegative();
  }

  @Test
  void aPartWithAChannelSendsAllSettingsInTheOrderOfTheCalls() {
    channel.assign(CHANNEL_NUMBER);
    sendAllSettings();

    InOrder order = inOrder(device);
    order.verify(device).bendRange(CHANNEL_NUMBER, 2);
    order.verify(device).transpose(CHANNEL_NUMBER, -5);
    order.verify(device).detune(CHANNEL_NUMBER, 3);
    order.verify(device).bend(CHANNEL_NUMBER, -8192);
    order.verify(device).volume(CHANNEL_NUMBER, 100);
    order.verify(device).sustain(CHANNEL_NUMBER, true);
    order.verify(device).modulation(CHANNEL_NUMBER, 64);
    order.verify(device).pan(CHANNEL_NUMBER, 0);
    order.verify(device).reverb(CHANNEL_NUMBER, 10);
    order.verify(device).chorus(CHANNEL_NUMBER, 20);
    order.verify(device).priority(CHANNEL_NUMBER, 200);
    order.verify(device).noteOn(CHANNEL_NUMBER, 60, 90);
    order.verify(device).noteOff(CHANNEL_NUMBER, 60);
    order.verify(device).allNotesOff(CHANNEL_NUMBER);
    verifyNoMoreInteractions(device);
  }

  @Test
  void aMissingInstrumentDoesNotChangeTheChannel() {
    channel.assign(CHANNEL_NUMBER);
    channel.instrument(new Instrument.None());
    verifyNoInteractions(device);

    Instrument piano = new Instrument.Program(3);
    channel.instrument(piano);
    verify(device).instrument(CHANNEL_NUMBER, piano);
  }

  @Test
  void releasingAChannelEndsItsNotesAndUnassigningItDoesNot() {
    channel.assign(CHANNEL_NUMBER);
    channel.release();
    verify(device).allNotesOff(CHANNEL_NUMBER);
    assertThat(channel.isAssigned()).isFalse();

    channel.assign(CHANNEL_NUMBER);
    channel.unassign();
    verifyNoMoreInteractions(device);
    assertThat(channel.isAssigned()).isFalse();
  }

  @Test
  void aDeviceHasPercussionOnlyIfItHasARhythmChannel() {
    when(device.rhythmChannel()).thenReturn(-1, 9);

    assertThat(channel.hasRhythm()).isFalse();
    assertThat(channel.hasRhythm()).isTrue();
  }
}
