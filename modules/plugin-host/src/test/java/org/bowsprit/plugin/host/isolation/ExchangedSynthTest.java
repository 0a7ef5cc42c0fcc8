package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoMoreInteractions;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.mockito.InOrder;

/** Tests a synthesiser that is replaced by a newer version of its plugin while it plays. */
@Timeout(60)
class ExchangedSynthTest {

  private static final Instrument FLUTE = new Instrument.Program(73);

  private final PartDevice oldParts = mockParts();
  private final PartDevice newParts = mockParts();
  private final MusicSynth oldSynth = mockSynth(oldParts, 44_100);
  private final MusicSynth newSynth = mockSynth(newParts, 44_100);
  private final ExchangedSynth synth = new ExchangedSynth(oldSynth);
  private final List<String> refusals = new ArrayList<>();

  private static PartDevice mockParts() {
    PartDevice parts = mock(PartDevice.class);
    when(parts.channels()).thenReturn(2);
    when(parts.rhythmChannel()).thenReturn(1);
    return parts;
  }

  private static MusicSynth mockSynth(PartDevice parts, int sampleRate) {
    MusicSynth synth = mock(MusicSynth.class);
    when(synth.device()).thenReturn(MusicDevice.GENERAL_MIDI);
    when(synth.sampleRate()).thenReturn(sampleRate);
    when(synth.parts()).thenReturn(parts);
    return synth;
  }

  /** Exchanges the synthesiser on another thread while the calling thread renders frames. */
  private void exchange(SoundOpener<MusicSynth> opener) throws InterruptedException {
    Thread exchangeThread =
        new Thread(
            () -> {
              try {
                synth.exchange(opener);
              } catch (IllegalStateException e) {
                refusals.add(e.getMessage());
              }
            });
    exchangeThread.start();
    while (exchangeThread.isAlive()) {
      synth.render(new short[2], 0, 1);
      exchangeThread.join(1);
    }
  }

  @Test
  void aNewerVersionReceivesTheSettingsOfChannelsButNoNotes() throws InterruptedException {
    synth.parts().volume(0, 20);
    synth.parts().volume(0, 100);
    synth.parts().instrument(0, FLUTE);
    synth.parts().sustain(1, true);
    synth.parts().noteOn(0, 60, 90);

    exchange(() -> newSynth);
    synth.parts().noteOff(0, 60);

    InOrder calls = inOrder(newParts);
    calls.verify(newParts).instrument(0, FLUTE);
    calls.verify(newParts).volume(0, 100);
    calls.verify(newParts).sustain(1, true);
    calls.verify(newParts).noteOff(0, 60);
    verify(newParts, never()).noteOn(anyInt(), anyInt(), anyInt());
    verify(oldParts, never()).noteOff(anyInt(), anyInt());
    verify(oldSynth).close();
    assertThat(refusals).isEmpty();
  }

  @Test
  void theNewerVersionRendersAfterTheExchange() throws InterruptedException {
    exchange(() -> newSynth);
    short[] samples = new short[8];

    synth.render(samples, 2, 3);
    synth.close();

    verify(newSynth).render(samples, 2, 3);
    verify(newSynth).close();
  }

  /**
   * The game and the mixer read the device, the channels and the sample rate of a synthesiser only
   * once, so these must not change.
   */
  @Test
  void aNewerVersionWithAnotherSampleRateIsRefused() throws InterruptedException {
    MusicSynth synthWithOtherRate = mockSynth(mockParts(), 22_050);

    exchange(() -> synthWithOtherRate);

    verify(synthWithOtherRate).close();
    verify(oldSynth, never()).close();
    assertThat(refusals)
        .containsExactly(
            "it is a GENERAL_MIDI of 2 channels, rhythm on 1, at 22050 frames a second, not a"
                + " GENERAL_MIDI of 2 channels, rhythm on 1, at 44100 frames a second");
  }

  @Test
  void aNewerVersionThatRefusesASettingIsClosedAndTheOlderContinues() throws InterruptedException {
    synth.parts().volume(0, 100);
    doThrow(new IllegalStateException("no such channel")).when(newParts).volume(0, 100);

    exchange(() -> newSynth);
    synth.parts().noteOn(0, 60, 90);
    synth.render(new short[2], 0, 1);

    assertThat(refusals).containsExactly("no such channel");
    verify(newSynth).close();
    verify(newSynth, never()).render(any(), anyInt(), anyInt());
    verify(oldParts).noteOn(0, 60, 90);
    verify(oldSynth, never()).close();
  }

  @Test
  void aNewerVersionWhoseModelCannotBeReadIsClosed() throws InterruptedException {
    when(newSynth.parts()).thenThrow(new IllegalStateException("no parts"));

    exchange(() -> newSynth);

    assertThat(refusals).containsExactly("no parts");
    verify(newSynth).close();
    verify(oldSynth, never()).close();
  }

  @Test
  void aNewerVersionThatCannotBeOpenedIsRefused() throws InterruptedException {
    exchange(
        () -> {
          throw new AudioException("no instruments");
        });
    exchange(
        () -> {
          throw new StackOverflowError();
        });

    assertThat(refusals).containsExactly("no instruments", "StackOverflowError");
    verify(oldSynth, never()).close();
  }

  @Test
  void aClosedSynthesiserIsNotExchanged() throws InterruptedException {
    Runnable closeListener = mock(Runnable.class);
    synth.onClose(closeListener);
    synth.close();
    verify(closeListener).run();

    exchange(() -> newSynth);

    verify(newSynth).close();
    verify(newSynth, never()).render(any(), anyInt(), anyInt());
    verify(newParts).channels();
    verify(newParts).rhythmChannel();
    verifyNoMoreInteractions(newParts);
  }
}
