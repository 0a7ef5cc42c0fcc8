package org.bowsprit.plugin.host.isolation;

import org.bowsprit.audio.file.SoundStream;

/**
 * Recorded sound whose reader can be replaced by a newer version during playback. The newer version
 * continues at the next frame.
 */
public final class ExchangedStream implements SoundStream {

  /** The maximum number of seconds that are skipped in one step, so that no step takes long. */
  private static final int SECONDS_A_STEP = 10;

  private final int sampleRate;
  private Runnable atEnd = () -> {};
  private SoundStream stream;
  private long position;
  private boolean closed;

  /** Takes ownership of recorded sound, which is closed with this stream. */
  public ExchangedStream(SoundStream stream) {
    this.stream = stream;
    this.sampleRate = stream.sampleRate();
  }

  /** Runs {@code done} when this stream is closed. */
  public void whenClosed(Runnable done) {
    atEnd = done;
  }

  /**
   * Continues with a newer version of the reader. May be called from any thread.
   *
   * @throws IllegalStateException if the newer version cannot open the file or has another sample
   *     rate; the older version then continues
   */
  public void exchange(SoundOpener<SoundStream> fresh) {
    SoundStream newer = fresh.openOrTell();
    SoundStream unheard = newer;
    try {
      unheard = goOnWith(newer);
    } finally {
      unheard.close();
    }
  }

  /** Returns the stream that is not used any more. */
  private SoundStream goOnWith(SoundStream newer) {
    int rate = newer.sampleRate();
    if (rate != sampleRate) {
      throw new IllegalStateException(
          "it makes %s frames a second of a file, not %s".formatted(rate, sampleRate));
    }
    long skipped = position();
    skip(newer, skipped);
    return swap(newer, skipped);
  }

  private synchronized long position() {
    return position;
  }

  private synchronized SoundStream swap(SoundStream newer, long skipped) {
    if (closed) {
      return newer;
    }
    skip(newer, position - skipped);
    SoundStream older = stream;
    stream = newer;
    return older;
  }

  private void skip(SoundStream which, long frames) {
    long step = (long) SECONDS_A_STEP * sampleRate;
    for (long left = frames; left > 0; left -= step) {
      which.skip(Math.min(step, left));
    }
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public synchronized int read(short[] samples, int offset, int frames) {
    int read = Math.max(0, Math.min(frames, stream.read(samples, offset, frames)));
    position += read;
    return read;
  }

  @Override
  public synchronized void skip(long frames) {
    stream.skip(frames);
    position += frames;
  }

  @Override
  public void close() {
    atEnd.run();
    closeStream();
  }

  private synchronized void closeStream() {
    closed = true;
    stream.close();
  }
}
