package org.bowsprit.audio.mix;

/** A stream of stereo frames. */
@FunctionalInterface
interface FrameSource {

  /** Reads frames, left sample first; returns how many, fewer than wanted only at the end. */
  int read(short[] samples, int offset, int frames);
}
