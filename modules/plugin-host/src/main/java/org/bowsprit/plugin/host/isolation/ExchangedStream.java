package org.bowsprit.plugin.host.isolation;

import org.bowsprit.audio.file.SoundStream;

/**
 * Recorded sound whose reader can be replaced by a newer version during playback. The newer version
 * continues at the next frame.
 */
public final class ExchangedStream implements SoundStream {

  /** The maximum number of seconds that are skipped in one step, so that no step takes long. */
  private static final int MAX_SECONDS_PER_STEP = 10;

  private final int sampleRate;
  private Runnable closeAction = () -> {};
  private SoundStream stream;
  private long position;
  private boolean isClosed;

  /** Takes ownership of recorded sound, which is closed with this stream. */
  public ExchangedStream(SoundStream stream) {
    this.stream = stream;
    this.sampleRate = stream.sampleRate();
  }

  /** Sets the action that runs when this stream is closed. */
  public void onClose(Runnable action) {
    closeAction = action;
  }

  /**
   * Continues with a newer version of the reader. May be called from any thread.
   *
   * @throws IllegalStateException if the newer version cannot open the file or has another sample
   *     rate; the older version then continues
   */
  public void exchange(SoundOpener<SoundStream> opener) {
    SoundStream newer = opener.openUnchecked();
    SoundStream unused = newer;
    try {
      unused = continueWith(newer);
    } finally {
      unused.close();
    }
  }

  /** Returns the stream that is not used any more. */
  private SoundStream continueWith(SoundStream newer) {
    int rate = newer.sampleRate();
    if (rate != sampleRate) {
      throw new IllegalStateException(
          "it makes %s frames a second of a file, not %s".formatted(rate, sampleRate));
    }
    long skippedFrames = position();
    skip(newer, skippedFrames);
    return swap(newer, skippedFrames);
  }

  private synchronized long position() {
    return position;
  }

  private synchronized SoundStream swap(SoundStream newer, long skippedFrames) {
    if (isClosed) {
      return newer;
    }
    skip(newer, position - skippedFrames);
    SoundStream older = stream;
    stream = newer;
    return older;
  }

  private void skip(SoundStream target, long frames) {
    long step = (long) MAX_SECONDS_PER_STEP * sampleRate;
    for (long remaining = frames; remaining > 0; remaining -= step) {
      target.skip(Math.min(step, remaining));
    }
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public synchronized int read(short[] samples, int offset, int frames) {
    int frameCount = Math.max(0, Math.min(frames, stream.read(samples, offset, frames)));
    position += frameCount;
    return frameCount;
  }

  @Override
  public synchronized void skip(long frames) {
    stream.skip(frames);
    position += frames;
  }

  @Override
  public void close() {
    closeAction.run();
    closeStream();
  }

  private synchronized void closeStream() {
    isClosed = true;
    stream.close();
  }
}
