package ${package};

import java.util.Objects;
import java.util.Optional;
import org.bowsprit.audio.AudioDevice;

/** Takes every frame at once and remembers the loudest sample. */
final class ${className}Device implements AudioDevice {

  private final int sampleRate;
  private final int floor;
  private int loudest;

  ${className}Device(int sampleRate, int floor) {
    this.sampleRate = sampleRate;
    this.floor = floor;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    Objects.checkFromIndexSize(offset, 2 * frames, samples.length);
    for (int i = offset; i < offset + 2 * frames; i++) {
      int level = Math.abs(samples[i]);
      loudest = Math.max(loudest, level < floor ? 0 : level);
    }
    return frames;
  }

  /** No frame waits to be played. */
  @Override
  public int queuedFrames() {
    return 0;
  }

  @Override
  public void flush() {
    loudest = 0;
  }

  /** The device has no clock of its own, so there is nothing to pause. */
  @Override
  public void pause(boolean paused) {}

  @Override
  public Optional<String> failure() {
    return Optional.empty();
  }

  @Override
  public void close() {
    flush();
  }

  /** Returns the loudest sample since the last flush, 0 to 32768. */
  int loudest() {
    return loudest;
  }
}
