package org.bowsprit.audio.mix;

/** A stream of stereo frames. */
@FunctionalInterface
interface FrameSource {

  /**
   * Reads frames, left sample first. Returns the number of frames that were read, which is smaller
   * than requested only at the end.
   */
  int read(short[] samples, int offset, int frames);
}
