package org.bowsprit.audio.mix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.AudioDevice;

/** A device that keeps what it is given. */
final class KeptSound implements AudioDevice {

  final List<Short> left = new ArrayList<>();
  int room = Integer.MAX_VALUE;

  @Override
  public int sampleRate() {
    return 44_100;
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    int taken = Math.min(frames, room);
    for (int i = 0; i < taken; i++) {
      left.add(samples[offset + 2 * i]);
    }
    return taken;
  }

  @Override
  public int queuedFrames() {
    return 0;
  }

  @Override
  public void flush() {}

  @Override
  public void pause(boolean paused) {}

  @Override
  public Optional<String> failure() {
    return Optional.empty();
  }

  @Override
  public void close() {}
}
