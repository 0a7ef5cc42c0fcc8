package org.bowsprit.audio.mix;

import java.util.function.Consumer;
import org.bowsprit.audio.file.SoundStream;

/** Wraps a stream whose reader may fail. If the reader throws, the stream ends. */
public final class FailSafeStream implements SoundStream {

  /** The largest number of seconds in one step of a long skip, so that no step takes long. */
  private static final int SECONDS_A_STEP = 10;

  private final SoundStream stream;
  private final int sampleRate;
  private final Consumer<Throwable> losses;
  private boolean lost;

  /**
   * Wraps a stream.
   *
   * @param stream the sound, which is closed with this stream
   * @param losses the receiver of the failure that ended the sound
   */
  public FailSafeStream(SoundStream stream, Consumer<Throwable> losses) {
    this.stream = stream;
    this.losses = losses;
    this.sampleRate = stream.sampleRate();
    if (sampleRate < 1) {
      throw new IllegalArgumentException("it has " + sampleRate + " frames a second");
    }
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int read(short[] samples, int offset, int frames) {
    if (lost) {
      return 0;
    }
    try {
      return Math.max(0, Math.min(frames, stream.read(samples, offset, frames)));
    } catch (RuntimeException | Error e) {
      // The try block calls code of a plugin. Not even an Error of a plugin may end the game.
      lose(e);
      return 0;
    }
  }

  @Override
  public void skip(long frames) {
    long step = (long) SECONDS_A_STEP * sampleRate;
    try {
      for (long left = frames; left > 0 && !lost; left -= step) {
        stream.skip(Math.min(step, left));
      }
    } catch (RuntimeException | Error e) {
      lose(e);
    }
  }

  @Override
  public void close() {
    try {
      stream.close();
    } catch (RuntimeException | Error e) {
      if (!lost) {
        lose(e);
      }
    }
  }

  private void lose(Throwable reason) {
    lost = true;
    losses.accept(reason);
  }
}
