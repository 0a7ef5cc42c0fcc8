package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.mockito.InOrder;

/**
 * Tests that a game continues if the synthesiser of a plugin fails, and that the synthesiser is
 * called on the plugin's thread.
 */
@Timeout(60)
class GuardedSynthTest {

  private static final MusicSettings SETTINGS = new MusicSettings(44_100, "");

  private final MusicProvider provider = mock(MusicProvider.class);
  private final MusicSynth synth = mock(MusicSynth.class);
  private final PartDevice parts = mock(PartDevice.class);
  private final List<String> threadNames = new ArrayList<>();
  private final CountDownLatch release = new CountDownLatch(1);
  private final WatchedThread thread = new WatchedThread("music", 400);
  private final short[] samples = new short[200];

  @BeforeEach
  void setUp() throws AudioException {
    when(provider.open(any())).thenReturn(synth);
    when(synth.device()).thenReturn(MusicDevice.GENERAL_MIDI);
    when(synth.parts()).thenReturn(parts);
    when(synth.sampleRate()).thenReturn(32_000);
    when(synth.framesAtOnce()).thenReturn(1);
    when(synth.gain()).thenReturn(2);
    when(parts.channels()).thenReturn(16);
    when(parts.rhythmChannel()).thenReturn(9);
    when(parts.isFor(anyInt(), any(Boolean.class))).thenReturn(true);
    doAnswer(
            call -> {
              threadNames.add(Thread.currentThread().getName());
              Arrays.fill(call.<short[]>getArgument(0), (short) 7);
              return null;
            })
        .when(synth)
        .render(any(), anyInt(), anyInt());
  }

  @AfterEach
  void releaseStuckThreads() {
    release.countDown();
    thread.end();
  }

  @Test
  void aSynthesiserThatReportsAFailureIsSilentAfterwards() throws AudioException {
    GuardedSynth guardedSynth = GuardedSynth.open(provider, SETTINGS, thread);
    when(synth.failure()).thenReturn(Optional.of("the port has disappeared"));

    guardedSynth.render(samples, 0, 100);

    assertThat(samples).containsOnly(0);
    assertThat(guardedSynth.failure()).contains("the port has disappeared");
  }

  @Test
  void aSynthesiserThatIsMuchSlowerThanItsSoundIsSilentAfterwards() throws AudioException {
    AtomicLong nowNanos = new AtomicLong();
    doAnswer(call -> nowNanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(150)))
        .when(synth)
        .render(any(), anyInt(), anyInt());
    GuardedSynth guardedSynth = GuardedSynth.open(provider, SETTINGS, thread, nowNanos::get);

    for (int block = 0; block < 300; block++) {
      guardedSynth.render(samples, 0, 100);
    }

    assertThat(guardedSynth.failure()).contains("it took 30 seconds for 0.6 seconds of sound");
    verify(synth, times(201)).render(any(), anyInt(), anyInt());
  }

  private GuardedSynth open() throws AudioException {
    return GuardedSynth.open(provider, SETTINGS, thread);
  }

  @Test
  void thePropertiesOfASynthesiserAreReadOnce() throws AudioException {
    GuardedSynth guardedSynth = open();

    assertThat(guardedSynth.device()).isEqualTo(MusicDevice.GENERAL_MIDI);
    assertThat(guardedSynth.sampleRate()).isEqualTo(32_000);
    assertThat(guardedSynth.gain()).isEqualTo(2);
    assertThat(guardedSynth.parts().channels()).isEqualTo(16);
    assertThat(guardedSynth.parts().rhythmChannel()).isEqualTo(9);
    assertThat(guardedSynth.parts().isFor(3, true)).isTrue();
    assertThat(guardedSynth.framesAtOnce())
        .as("the frames per call, which are at least 64")
        .isEqualTo(64);
    verify(synth, times(1)).sampleRate();
  }

  @Test
  void aSynthesiserThatReturnsNoDeviceIsNotOpened() {
    when(synth.device()).thenReturn(null);

    assertThatThrownBy(this::open)
        .isInstanceOf(AudioException.class)
        .hasMessageContaining("device returned null");
  }

  @Test
  void callsToPartsAreMadeInOrderBeforeTheNextFrames() throws AudioException {
    GuardedSynth guardedSynth = open();
    Instrument flute = new Instrument.Program(73);

    guardedSynth.parts().instrument(2, flute);
    guardedSynth.parts().volume(2, 100);
    guardedSynth.parts().sustain(2, true);
    guardedSynth.parts().noteOn(2, 60, 90);
    guardedSynth.parts().advance(4_000);
    verify(parts, never()).noteOn(anyInt(), anyInt(), anyInt());
    guardedSynth.render(samples, 10, 64);
    guardedSynth.render(samples, 10, 64);

    InOrder calls = inOrder(parts, synth);
    calls.verify(parts).instrument(2, flute);
    calls.verify(parts).volume(2, 100);
    calls.verify(parts).sustain(2, true);
    calls.verify(parts).noteOn(2, 60, 90);
    calls.verify(parts).advance(4_000);
    calls.verify(synth, times(2)).render(any(), anyInt(), anyInt());
    assertThat(samples[9]).isZero();
    assertThat(samples[10]).isEqualTo((short) 7);
    assertThat(samples[137]).isEqualTo((short) 7);
    assertThat(samples[138]).isZero();
    assertThat(threadNames).containsExactly("music", "music");
  }

  @Test
  void manyCallsAreCollectedUntilTheNextFramesAreRendered() throws AudioException {
    GuardedSynth guardedSynth = open();

    for (int i = 0; i < 1_000; i++) {
      guardedSynth.parts().noteOff(1, i % 128);
    }
    guardedSynth.render(samples, 0, 64);

    verify(parts, times(1_000)).noteOff(anyInt(), anyInt());
  }

  @Test
  void aSynthesiserThatThrowsIsSilentAndNotCalledAgain() throws AudioException {
    GuardedSynth guardedSynth = open();
    Arrays.fill(samples, (short) 5);
    doThrow(new Error("drum burst")).when(synth).render(any(), anyInt(), anyInt());

    guardedSynth.render(samples, 2, 64);
    guardedSynth.parts().noteOn(2, 60, 90);
    guardedSynth.render(samples, 2, 64);
    guardedSynth.close();

    assertThat(guardedSynth.failure()).contains("Error: drum burst");
    assertThat(samples[1]).isEqualTo((short) 5);
    assertThat(Arrays.copyOfRange(samples, 2, 130)).containsOnly((short) 0);
    verify(synth, times(1)).render(any(), anyInt(), anyInt());
    verify(synth, never()).close();
  }

  @Test
  void aStuckSynthesiserIsSilentAfterwards() throws AudioException {
    GuardedSynth guardedSynth = open();
    doAnswer(call -> blockUntilReleased()).when(synth).render(any(), anyInt(), anyInt());

    guardedSynth.render(samples, 0, 64);
    guardedSynth.render(samples, 0, 64);

    assertThat(guardedSynth.failure()).contains("render did not return within 0.4 seconds");
  }

  @Test
  void aProviderThatCannotOpenASynthesiserIsReportedWithTheReason() throws AudioException {
    when(provider.open(any()))
        .thenThrow(new AudioException("no sound font"))
        .thenReturn(null)
        .thenAnswer(call -> blockUntilReleased());

    assertThatThrownBy(this::open).hasMessage("no sound font");
    assertThatThrownBy(this::open).hasMessage("NullPointerException: open returned null");
    assertThatThrownBy(this::open).hasMessage("open did not return within 0.4 seconds");
  }

  private Object blockUntilReleased() {
    UninterruptibleWait.await(release);
    return null;
  }

  @Test
  void aSynthesiserWithAnInvalidSampleRateIsNotOpened() {
    when(synth.sampleRate()).thenReturn(0);

    assertThatThrownBy(this::open)
        .hasMessage("IllegalArgumentException: it makes 0 frames a second");
  }

  @Test
  void aWorkingSynthesiserIsClosed() throws AudioException {
    open().close();

    verify(synth).close();
  }
}
