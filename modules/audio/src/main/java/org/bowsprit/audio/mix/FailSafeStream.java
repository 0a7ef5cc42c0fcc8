package org.bowsprit.audio.mix;

import java.util.function.Consumer;
import org.bowsprit.audio.file.SoundStream;

/** Wraps a stream of a plugin. If the stream throws an exception, it ends. */
public final class FailSafeStream implements SoundStream {

  /**
   * The maximum number of seconds of sound in one step of a long skip. The limit keeps each step
   * short.
   */
  private static final int SECONDS_PER_STEP = 10;

  private final SoundStream stream;
  private final int sampleRate;
  private final Consumer<Throwable> failures;
  private boolean hasFailed;

  /**
   * Wraps a stream.
   *
   * @param stream the sound, which is closed with this stream
   * @param failures the receiver of the failure that ended the sound
   */
  public FailSafeStream(SoundStream stream, Consumer<Throwable> failures) {
    this.stream = stream;
    this.failures = failures;
    this.sampleRate = stream.sampleRate();
    if (sampleRate < 1) {
      throw new IllegalArgumentException("the sample rate is " + sampleRate + " frames per second");
    }
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int read(short[] samples, int offset, int frames) {
    if (hasFailed) {
      return 0;
    }
    try {
      return Math.max(0, Math.min(frames, stream.read(samples, offset, frames)));
    } catch (RuntimeException | Error e) {
      // The try block calls code of a plugin. Not even an Error of a plugin may end the game.
      fail(e);
      return 0;
    }
  }

  @Override
  public void skip(long frames) {
    long step = (long) SECONDS_PER_STEP * sampleRate;
    try {
      for (long framesLeft = frames; framesLeft > 0 && !hasFailed; framesLeft -= step) {
        stream.skip(Math.min(step, framesLeft));
      }
    } catch (RuntimeException | Error e) {
      fail(e);
    }
  }

  @Override
  public void close() {
    try {
      stream.close();
    } catch (RuntimeException | Error e) {
      if (!hasFailed) {
        fail(e);
      }
    }
  }

  private void fail(Throwable reason) {
    hasFailed = true;
    failures.accept(reason);
  }
}
