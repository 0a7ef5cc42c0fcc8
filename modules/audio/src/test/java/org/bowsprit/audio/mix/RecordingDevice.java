package org.bowsprit.audio.mix;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.WorkingDevice;

/** A device that stores the samples of the left channel. */
public final class RecordingDevice extends WorkingDevice {

  /** The samples of the left channel. */
  public final List<Short> leftSamples = new ArrayList<>();

  int maxFramesPerWrite = Integer.MAX_VALUE;

  /** Creates a device that accepts all frames. */
  public RecordingDevice() {
    super(44_100);
  }

  @Override
  public int write(short[] samples, int offset, int frames) {
    int acceptedFrames = Math.min(frames, maxFramesPerWrite);
    for (int i = 0; i < acceptedFrames; i++) {
      leftSamples.add(samples[offset + 2 * i]);
    }
    return acceptedFrames;
  }
}
