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

/** Tests a sound stream whose plugin is replaced by a newer version while it is read. */
class ExchangedStreamTest {

  private final NumberedStream oldStream = new NumberedStream(1, 44_100);
  private final NumberedStream newStream = new NumberedStream(2, 44_100);
  private final ExchangedStream stream = new ExchangedStream(oldStream);
  private final short[] samples = new short[20];

  /**
   * A stream of stereo frames. The left channel is the number of the plugin, and the right channel
   * is the number of the frame.
   */
  private static final class NumberedStream implements SoundStream {

    private final int pluginNumber;
    private final int sampleRate;
    private int position;
    private long maxSkip;
    private boolean isClosed;

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
      isClosed = true;
    }
  }

  @Test
  void aNewerVersionContinuesAtTheNextFrame() {
    stream.skip(100);
    stream.read(samples, 0, 5);

    stream.exchange(() -> newStream);
    stream.read(samples, 10, 5);

    assertThat(samples)
        .containsExactly(
            1, 100, 1, 101, 1, 102, 1, 103, 1, 104, 2, 105, 2, 106, 2, 107, 2, 108, 2, 109);
    assertThat(oldStream.isClosed).isTrue();
  }

  /** Every call to a plugin has a time limit, so a long skip needs several calls. */
  @Test
  void aLongSkipIsDividedIntoSteps() {
    stream.skip(100 * 44_100);

    stream.exchange(() -> newStream);

    assertThat(newStream.position).isEqualTo(100 * 44_100);
    assertThat(newStream.maxSkip).isEqualTo(10 * 44_100);
  }

  @Test
  void aNewerVersionWithAnotherSampleRateIsRefused() {
    NumberedStream streamWithOtherRate = new NumberedStream(2, 22_050);

    assertThatThrownBy(() -> stream.exchange(() -> streamWithOtherRate))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("it makes 22050 frames a second of a file, not 44100");
    assertThat(streamWithOtherRate.isClosed).isTrue();
    assertThat(oldStream.isClosed).isFalse();
  }

  @Test
  void aNewerVersionThatCannotSkipIsClosedAndTheOlderContinues() {
    stream.skip(100);
    SoundStream failingStream = mock(SoundStream.class);
    when(failingStream.sampleRate()).thenReturn(44_100);
    doThrow(new IllegalStateException("no index")).when(failingStream).skip(anyLong());

    assertThatThrownBy(() -> stream.exchange(() -> failingStream)).hasMessage("no index");
    verify(failingStream).close();
    assertThat(oldStream.isClosed).isFalse();
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
    Runnable closeListener = mock(Runnable.class);
    stream.onClose(closeListener);
    stream.close();
    verify(closeListener).run();

    stream.exchange(() -> newStream);

    assertThat(newStream.isClosed).isTrue();
  }
}
