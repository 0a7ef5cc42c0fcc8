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

@Timeout(60)
class ExchangedSynthTest {

  private static final Instrument FLUTE = new Instrument.Program(73);

  private final PartDevice oldParts = parts();
  private final PartDevice newParts = parts();
  private final MusicSynth older = synth(oldParts, 44_100);
  private final MusicSynth newer = synth(newParts, 44_100);
  private final ExchangedSynth synth = new ExchangedSynth(older);
  private final List<String> refusals = new ArrayList<>();

  private static PartDevice parts() {
    PartDevice parts = mock(PartDevice.class);
    when(parts.channels()).thenReturn(2);
    when(parts.rhythmChannel()).thenReturn(1);
    return parts;
  }

  private static MusicSynth synth(PartDevice parts, int sampleRate) {
    MusicSynth synth = mock(MusicSynth.class);
    when(synth.device()).thenReturn(MusicDevice.GENERAL_MIDI);
    when(synth.sampleRate()).thenReturn(sampleRate);
    when(synth.parts()).thenReturn(parts);
    return synth;
  }

  /** Exchanges the plugin on another thread while the calling thread plays. */
  private void exchange(SoundOpener<MusicSynth> opener) throws InterruptedException {
    Thread author =
        new Thread(
            () -> {
              try {
                synth.exchange(opener);
              } catch (IllegalStateException e) {
                refusals.add(e.getMessage());
              }
            });
    author.start();
    while (author.isAlive()) {
      synth.render(new short[2], 0, 1);
      author.join(1);
    }
  }

  @Test
  void aNewerVersionReceivesTheSettingsOfChannelsButNoNotes() throws InterruptedException {
    synth.parts().volume(0, 20);
    synth.parts().volume(0, 100);
    synth.parts().instrument(0, FLUTE);
    synth.parts().sustain(1, true);
    synth.parts().noteOn(0, 60, 90);

    exchange(() -> newer);
    synth.parts().noteOff(0, 60);

    InOrder calls = inOrder(newParts);
    calls.verify(newParts).instrument(0, FLUTE);
    calls.verify(newParts).volume(0, 100);
    calls.verify(newParts).sustain(1, true);
    calls.verify(newParts).noteOff(0, 60);
    verify(newParts, never()).noteOn(anyInt(), anyInt(), anyInt());
    verify(oldParts, never()).noteOff(anyInt(), anyInt());
    verify(older).close();
    assertThat(refusals).isEmpty();
  }

  @Test
  void afterTheExchangeTheNewerVersionRenders() throws InterruptedException {
    exchange(() -> newer);
    short[] samples = new short[8];

    synth.render(samples, 2, 3);
    synth.close();

    verify(newer).render(samples, 2, 3);
    verify(newer).close();
  }

  /** The game and the mixer read the model only once, so it must not change. */
  @Test
  void anotherModelIsRefused() throws InterruptedException {
    MusicSynth slower = synth(parts(), 22_050);

    exchange(() -> slower);

    verify(slower).close();
    verify(older, never()).close();
    assertThat(refusals)
        .containsExactly(
            "it is a GENERAL_MIDI of 2 channels, rhythm on 1, at 22050 frames a second, not a"
                + " GENERAL_MIDI of 2 channels, rhythm on 1, at 44100 frames a second");
  }

  @Test
  void aNewerVersionThatFailsOnSettingsIsClosedAndTheOlderContinues() throws InterruptedException {
    synth.parts().volume(0, 100);
    doThrow(new IllegalStateException("no such channel")).when(newParts).volume(0, 100);

    exchange(() -> newer);
    synth.parts().noteOn(0, 60, 90);
    synth.render(new short[2], 0, 1);

    assertThat(refusals).containsExactly("no such channel");
    verify(newer).close();
    verify(newer, never()).render(any(), anyInt(), anyInt());
    verify(oldParts).noteOn(0, 60, 90);
    verify(older, never()).close();
  }

  @Test
  void aNewerVersionWhoseModelCannotBeReadIsClosed() throws InterruptedException {
    when(newer.parts()).thenThrow(new IllegalStateException("no parts"));

    exchange(() -> newer);

    assertThat(refusals).containsExactly("no parts");
    verify(newer).close();
    verify(older, never()).close();
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
    verify(older, never()).close();
  }

  @Test
  void aClosedSynthesiserIsNotExchanged() throws InterruptedException {
    Runnable unfollow = mock(Runnable.class);
    synth.onClose(unfollow);
    synth.close();
    verify(unfollow).run();

    exchange(() -> newer);

    verify(newer).close();
    verify(newer, never()).render(any(), anyInt(), anyInt());
    verify(newParts).channels();
    verify(newParts).rhythmChannel();
    verifyNoMoreInteractions(newParts);
  }
}
