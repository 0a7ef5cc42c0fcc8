package org.bowsprit.audio.mix;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.WorkingDevice;

/** A device that stores the samples of the left channel. */
public final class RecordingDevice extends WorkingDevice {

  /** The samples of the left channel. */
  public final List<Short> left = new ArrayList<>();

  int maxFrames = Integer.MAX_VALUE;

  /** Creates a device that accepts all frames. */
  public RecordingDevice() {
    super(44_100);
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    int accepted = Math.min(frames, maxFrames);
    for (int i = 0; i < accepted; i++) {
      left.add(samples[offset + 2 * i]);
    }
    return accepted;
  }
}
