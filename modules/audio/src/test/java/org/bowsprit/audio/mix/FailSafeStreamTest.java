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

class FailSafeStreamTest {

  private final SoundStream stream = mock(SoundStream.class);
  private final List<Throwable> losses = new ArrayList<>();
  private FailSafeStream guarded;

  @BeforeEach
  void guard() {
    when(stream.sampleRate()).thenReturn(22_050);
    guarded = new FailSafeStream(stream, losses::add);
  }

  @Test
  void aWorkingStreamIsRead() {
    when(stream.read(any(), anyInt(), anyInt())).thenReturn(7);

    assertThat(guarded.sampleRate()).isEqualTo(22_050);
    assertThat(guarded.read(new short[20], 0, 10)).isEqualTo(7);
    guarded.close();

    verify(stream).close();
    assertThat(losses).isEmpty();
  }

  @Test
  void aLongSkipIsDoneInShortSteps() {
    guarded.skip(500_000);

    InOrder steps = inOrder(stream);
    steps.verify(stream, times(2)).skip(220_500);
    steps.verify(stream).skip(59_000);
  }

  @Test
  void aStreamThatThrowsEndsAndIsReportedOnce() {
    Error torn = new NoClassDefFoundError("gone");
    when(stream.read(any(), anyInt(), anyInt())).thenThrow(torn);
    doThrow(torn).when(stream).close();

    assertThat(guarded.read(new short[20], 0, 10)).isZero();
    assertThat(guarded.read(new short[20], 0, 10)).isZero();
    guarded.close();

    assertThat(losses).containsExactly(torn);
    verify(stream).read(any(), anyInt(), anyInt());
  }

  @Test
  void aStreamThatThrowsInASkipEndsToo() {
    doThrow(new IllegalStateException("lost")).when(stream).skip(anyLong());

    guarded.skip(500_000);

    assertThat(guarded.read(new short[20], 0, 10)).isZero();
    assertThat(losses).hasSize(1);
  }

  @Test
  void aTooLargeResultIsNotAccepted() {
    when(stream.read(any(), anyInt(), anyInt())).thenReturn(4_000, -1);

    assertThat(guarded.read(new short[20], 0, 10)).isEqualTo(10);
    assertThat(guarded.read(new short[20], 0, 10)).isZero();
  }

  @Test
  void aStreamWithoutARateIsNotOpened() {
    when(stream.sampleRate()).thenReturn(0);

    assertThatThrownBy(() -> new FailSafeStream(stream, losses::add))
        .hasMessage("it has 0 frames a second");
  }
}
