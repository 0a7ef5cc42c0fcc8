package org.bowsprit.audio.mix;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.WorkingDevice;

/** A device that stores the samples that it receives. */
public final class KeptSound extends WorkingDevice {

  /** The samples of the left channel. */
  public final List<Short> left = new ArrayList<>();

  int room = Integer.MAX_VALUE;

  /** Creates a device that stores all samples. */
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
