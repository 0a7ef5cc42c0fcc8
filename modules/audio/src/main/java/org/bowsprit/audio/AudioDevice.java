package org.bowsprit.audio;

import java.util.Optional;

/**
 * An open sound output that takes blocks of samples.
 *
 * <p>A frame is one left and one right sample, in this order, each a signed 16-bit number. The host
 * calls from one thread, a block after each step of game time. No method blocks, and none throws
 * for trouble of the outside world: a device that is lost (an unplugged headset, a full disk) goes
 * on accepting frames, drops them, and tells by {@link #failure()}. A host takes a device for lost
 * whose call does not return.
 *
 * @since 1.0
 */
public interface AudioDevice extends AutoCloseable {

  /** Returns the sample rate the device runs at, in frames a second; it never changes. */
  int sampleRate();

  /**
   * Takes frames to be played after all that were taken before.
   *
   * <p>Never waits: what the device has no room for is not taken. A host that runs by the clock
   * lets such frames go; a device therefore keeps room for at least {@link
   * AudioSettings#latencyMillis()} of sound.
   *
   * @param samples interleaved samples, left first; read only during the call
   * @param offset index of the first left sample, even
   * @param frames how many frames are offered, 0 or more
   * @return how many were taken, from 0 to {@code frames}
   * @throws IndexOutOfBoundsException if the frames do not lie within {@code samples}
   */
  int write(short[] samples, int offset, int frames);

  /**
   * Returns how many frames were taken and are not yet heard.
   *
   * <p>A host keeps this near the latency it asked for by running a little faster or slower; a
   * device that plays nothing in real time (a file, silence) always returns 0.
   */
  int queuedFrames();

  /**
   * Returns whether what it takes is played or kept at all; it never changes. A host need not make
   * what nobody will hear.
   */
  default boolean isHeard() {
    return true;
  }

  /** Forgets what is queued, as at the load of a saved game: silence until the next write. */
  void flush();

  /**
   * Stops the sound where it is, or lets it go on; while paused, {@link #write} takes what there is
   * room for. A new device is not paused.
   */
  void pause(boolean paused);

  /**
   * Returns why the device has stopped making sound, in one line for a person without a full stop;
   * empty while all is well.
   */
  Optional<String> failure();

  /** Plays out nothing more and gives the sound system back; a second call does nothing. */
  @Override
  void close();
}
