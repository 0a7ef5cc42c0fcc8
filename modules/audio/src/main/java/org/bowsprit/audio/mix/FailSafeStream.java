package org.bowsprit.audio.mix;

import java.util.function.Consumer;
import org.bowsprit.audio.file.SoundStream;

/** Recorded sound whose reader may fail: where it throws, the sound is at its end. */
public final class FailSafeStream implements SoundStream {

  /** A long way is gone in steps of some seconds, so that none takes long. */
  private static final int SECONDS_A_STEP = 10;

  private final SoundStream stream;
  private final int sampleRate;
  private final Consumer<Throwable> losses;
  private boolean lost;

  /**
   * Takes charge of recorded sound.
   *
   * @param stream the sound, closed with this
   * @param losses hears why there is no more
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
      // A plugin's code: not even an Error may end the game.
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
