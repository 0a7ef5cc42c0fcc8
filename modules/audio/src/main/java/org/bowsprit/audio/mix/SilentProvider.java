package org.bowsprit.audio.mix;

import java.util.Objects;
import java.util.Optional;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;

/**
 * Provides the device {@code silent}, which takes every frame and plays none.
 *
 * <p>It always opens. The host uses it if no other device opens, and for runs without a window.
 */
public final class SilentProvider implements AudioProvider {

  /** The id of this provider. */
  public static final String ID = "silent";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String displayName() {
    return "Silence";
  }

  @Override
  public int preference() {
    return 0;
  }

  @Override
  public AudioDevice open(AudioSettings settings) {
    return new SilentDevice(settings.sampleRate());
  }

  private record SilentDevice(int sampleRate) implements AudioDevice {

    @Override
    public int write(short[] samples, int offset, int frames) {
      Objects.checkFromIndexSize(offset, 2 * frames, samples.length);
      return frames;
    }

    @Override
    public boolean isHeard() {
      return false;
    }

    @Override
    public int queuedFrames() {
      return 0;
    }

    @Override
    public void flush() {
      // A silent device never queues frames.
    }

    @Override
    public void pause(boolean paused) {
      // A silent device has nothing to pause.
    }

    @Override
    public Optional<String> failure() {
      return Optional.empty();
    }

    @Override
    public void close() {
      // A silent device has nothing to close.
    }
  }
}
