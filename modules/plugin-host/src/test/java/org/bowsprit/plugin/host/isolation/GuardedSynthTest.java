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

@Timeout(60)
class GuardedSynthTest {

  private static final MusicSettings SETTINGS = new MusicSettings(44_100, "");

  private final MusicProvider provider = mock(MusicProvider.class);
  private final MusicSynth synth = mock(MusicSynth.class);
  private final PartDevice parts = mock(PartDevice.class);
  private final List<String> threads = new ArrayList<>();
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
              threads.add(Thread.currentThread().getName());
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
    GuardedSynth guarded = GuardedSynth.open(provider, SETTINGS, thread);
    when(synth.failure()).thenReturn(Optional.of("the port has disappeared"));

    guarded.render(samples, 0, 100);

    assertThat(samples).containsOnly(0);
    assertThat(guarded.failure()).contains("the port has disappeared");
  }

  @Test
  void aSynthesiserThatNearlyStopsItsGameIsSilentAfterwards() throws AudioException {
    AtomicLong now = new AtomicLong();
    doAnswer(call -> now.addAndGet(TimeUnit.MILLISECONDS.toNanos(150)))
        .when(synth)
        .render(any(), anyInt(), anyInt());
    GuardedSynth guarded = GuardedSynth.open(provider, SETTINGS, thread, now::get);

    for (int block = 0; block < 300; block++) {
      guarded.render(samples, 0, 100);
    }

    assertThat(guarded.failure()).contains("it took 30 seconds for 0.6 seconds of sound");
    verify(synth, times(201)).render(any(), anyInt(), anyInt());
  }

  private GuardedSynth open() throws AudioException {
    return GuardedSynth.open(provider, SETTINGS, thread);
  }

  @Test
  void theModelOfASynthesiserIsReadOnce() throws AudioException {
    GuardedSynth guarded = open();

    assertThat(guarded.device()).isEqualTo(MusicDevice.GENERAL_MIDI);
    assertThat(guarded.sampleRate()).isEqualTo(32_000);
    assertThat(guarded.gain()).isEqualTo(2);
    assertThat(guarded.parts().channels()).isEqualTo(16);
    assertThat(guarded.parts().rhythmChannel()).isEqualTo(9);
    assertThat(guarded.parts().isFor(3, true)).isTrue();
    assertThat(guarded.framesAtOnce()).as("at least the minimum per call").isEqualTo(64);
    verify(synth, times(1)).sampleRate();
  }

  @Test
  void aSynthesiserWithoutAModelIsNotOpened() {
    when(synth.device()).thenReturn(null);

    assertThatThrownBy(this::open)
        .isInstanceOf(AudioException.class)
        .hasMessageContaining("device returned null");
  }

  @Test
  void callsToPartsAreMadeInOrderBeforeTheNextFrames() throws AudioException {
    GuardedSynth guarded = open();
    Instrument flute = new Instrument.Program(73);

    guarded.parts().instrument(2, flute);
    guarded.parts().volume(2, 100);
    guarded.parts().sustain(2, true);
    guarded.parts().noteOn(2, 60, 90);
    guarded.parts().advance(4_000);
    verify(parts, never()).noteOn(anyInt(), anyInt(), anyInt());
    guarded.render(samples, 10, 64);
    guarded.render(samples, 10, 64);

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
    assertThat(threads).containsExactly("music", "music");
  }

  @Test
  void manyCallsAreCollected() throws AudioException {
    GuardedSynth guarded = open();

    for (int i = 0; i < 1_000; i++) {
      guarded.parts().noteOff(1, i % 128);
    }
    guarded.render(samples, 0, 64);

    verify(parts, times(1_000)).noteOff(anyInt(), anyInt());
  }

  @Test
  void aSynthesiserThatThrowsIsSilentAndNotCalledAgain() throws AudioException {
    GuardedSynth guarded = open();
    Arrays.fill(samples, (short) 5);
    doThrow(new Error("drum burst")).when(synth).render(any(), anyInt(), anyInt());

    guarded.render(samples, 2, 64);
    guarded.parts().noteOn(2, 60, 90);
    guarded.render(samples, 2, 64);
    guarded.close();

    assertThat(guarded.failure()).contains("Error: drum burst");
    assertThat(samples[1]).isEqualTo((short) 5);
    assertThat(Arrays.copyOfRange(samples, 2, 130)).containsOnly((short) 0);
    verify(synth, times(1)).render(any(), anyInt(), anyInt());
    verify(synth, never()).close();
  }

  @Test
  void aStuckSynthesiserIsSilentAfterwards() throws AudioException {
    GuardedSynth guarded = open();
    doAnswer(call -> blockUntilReleased()).when(synth).render(any(), anyInt(), anyInt());

    guarded.render(samples, 0, 64);
    guarded.render(samples, 0, 64);

    assertThat(guarded.failure()).contains("render did not return within 0.4 seconds");
  }

  @Test
  void aFailedOpeningIsReportedWithItsReason() throws AudioException {
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
  void anInvalidSynthesiserIsNotOpened() {
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
