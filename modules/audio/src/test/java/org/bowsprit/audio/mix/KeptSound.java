package org.bowsprit.audio.mix;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.WorkingDevice;

/** A device that stores its samples. */
public final class KeptSound extends WorkingDevice {

  /** The left channel. */
  public final List<Short> left = new ArrayList<>();

  int room = Integer.MAX_VALUE;

  /** Keeps all of it. */
  public KeptSound() {
    super(44_100);
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    int taken = Math.min(frames, room);
    for (int i = 0; i < taken; i++) {
      left.add(samples[offset + 2 * i]);
    }
    return taken;
  }
}
