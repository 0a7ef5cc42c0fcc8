package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.anyLong;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.SoundStream;
import org.junit.jupiter.api.Test;

class ExchangedStreamTest {

  private final NumberedStream older = new NumberedStream(1, 44_100);
  private final NumberedStream newer = new NumberedStream(2, 44_100);
  private final ExchangedStream stream = new ExchangedStream(older);
  private final short[] samples = new short[20];

  /** The left channel identifies the plugin, the right one is the number of the frame. */
  private static final class NumberedStream implements SoundStream {

    private final int pluginNumber;
    private final int sampleRate;
    private int position;
    private long maxSkip;
    private boolean closed;

    NumberedStream(int pluginNumber, int sampleRate) {
      this.pluginNumber = pluginNumber;
      this.sampleRate = sampleRate;
    }

    @Override
    public int sampleRate() {
      return sampleRate;
    }

    @Override
    public int read(short[] samples, int offset, int frames) {
      for (int i = 0; i < frames; i++) {
        samples[offset + 2 * i] = (short) pluginNumber;
        samples[offset + 2 * i + 1] = (short) position++;
      }
      return frames;
    }

    @Override
    public void skip(long frames) {
      maxSkip = Math.max(maxSkip, frames);
      position += (int) frames;
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  @Test
  void aNewerVersionContinuesAtTheNextFrame() {
    stream.skip(100);
    stream.read(samples, 0, 5);

    stream.exchange(() -> newer);
    stream.read(samples, 10, 5);

    assertThat(samples)
        .containsExactly(
            1, 100, 1, 101, 1, 102, 1, 103, 1, 104, 2, 105, 2, 106, 2, 107, 2, 108, 2, 109);
    assertThat(older.closed).isTrue();
  }

  /** Every call to a plugin has a time limit. */
  @Test
  void aLongSkipIsDoneInSteps() {
    stream.skip(100 * 44_100);

    stream.exchange(() -> newer);

    assertThat(newer.position).isEqualTo(100 * 44_100);
    assertThat(newer.maxSkip).isEqualTo(10 * 44_100);
  }

  @Test
  void aNewerVersionWithAnotherSampleRateIsRefused() {
    NumberedStream slower = new NumberedStream(2, 22_050);

    assertThatThrownBy(() -> stream.exchange(() -> slower))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("it makes 22050 frames a second of a file, not 44100");
    assertThat(slower.closed).isTrue();
    assertThat(older.closed).isFalse();
  }

  @Test
  void aNewerVersionThatCannotSkipIsClosedAndTheOlderContinues() {
    stream.skip(100);
    SoundStream stuck = mock(SoundStream.class);
    when(stuck.sampleRate()).thenReturn(44_100);
    doThrow(new IllegalStateException("no index")).when(stuck).skip(anyLong());

    assertThatThrownBy(() -> stream.exchange(() -> stuck)).hasMessage("no index");
    verify(stuck).close();
    assertThat(older.closed).isFalse();
    assertThat(stream.read(samples, 0, 1)).isEqualTo(1);
    assertThat(samples[1]).isEqualTo((short) 100);
  }

  @Test
  void aNewerVersionThatCannotOpenTheFileIsRefused() {
    assertThatThrownBy(
            () ->
                stream.exchange(
                    () -> {
                      throw new AudioException("no header");
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no header");
    assertThat(stream.read(samples, 0, 1)).isEqualTo(1);
    assertThat(samples[0]).isEqualTo((short) 1);
  }

  @Test
  void aClosedStreamIsNotExchanged() {
    Runnable unfollow = mock(Runnable.class);
    stream.onClose(unfollow);
    stream.close();
    verify(unfollow).run();

    stream.exchange(() -> newer);

    assertThat(newer.closed).isTrue();
  }
}
