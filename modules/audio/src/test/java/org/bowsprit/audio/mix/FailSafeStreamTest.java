package org.bowsprit.audio.mix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.inOrder;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.file.SoundStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.mockito.InOrder;

/** Tests that a plugin's stream that throws exceptions or returns invalid numbers does no harm. */
class FailSafeStreamTest {

  private final SoundStream stream = mock(SoundStream.class);
  private final List<Throwable> failures = new ArrayList<>();
  private FailSafeStream failSafeStream;

  @BeforeEach
  void createFailSafeStream() {
    when(stream.sampleRate()).thenReturn(22_050);
    failSafeStream = new FailSafeStream(stream, failures::add);
  }

  @Test
  void aWorkingStreamIsRead() {
    when(stream.read(any(), anyInt(), anyInt())).thenReturn(7);

    assertThat(failSafeStream.sampleRate()).isEqualTo(22_050);
    assertThat(failSafeStream.read(new short[20], 0, 10)).isEqualTo(7);
    failSafeStream.close();

    verify(stream).close();
    assertThat(failures).isEmpty();
  }

  @Test
  void aLongSkipIsDoneInShortSteps() {
    failSafeStream.skip(500_000);

    InOrder steps = inOrder(stream);
    steps.verify(stream, times(2)).skip(220_500);
    steps.verify(stream).skip(59_000);
  }

  @Test
  void aStreamThatThrowsEndsAndIsReportedOnce() {
    Error failure = new NoClassDefFoundError("gone");
    when(stream.read(any(), anyInt(), anyInt())).thenThrow(failure);
    doThrow(failure).when(stream).close();

    assertThat(failSafeStream.read(new short[20], 0, 10)).isZero();
    assertThat(failSafeStream.read(new short[20], 0, 10)).isZero();
    failSafeStream.close();

    assertThat(failures).containsExactly(failure);
    verify(stream).read(any(), anyInt(), anyInt());
  }

  @Test
  void aStreamThatThrowsWhileSkippingEnds() {
    doThrow(new IllegalStateException("lost")).when(stream).skip(anyLong());

    failSafeStream.skip(500_000);

    assertThat(failSafeStream.read(new short[20], 0, 10)).isZero();
    assertThat(failures).hasSize(1);
  }

  @Test
  void anInvalidNumberOfFramesIsLimited() {
    when(stream.read(any(), anyInt(), anyInt())).thenReturn(4_000, -1);

    assertThat(failSafeStream.read(new short[20], 0, 10)).isEqualTo(10);
    assertThat(failSafeStream.read(new short[20], 0, 10)).isZero();
  }

  @Test
  void aStreamWithoutASampleRateIsRefused() {
    when(stream.sampleRate()).thenReturn(0);

    assertThatThrownBy(() -> new FailSafeStream(stream, failures::add))
        .hasMessage("the sample rate is 0 frames per second");
  }
}
