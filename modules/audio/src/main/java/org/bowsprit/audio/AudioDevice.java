package org.bowsprit.audio;

import java.util.Optional;

/**
 * An open sound output that takes blocks of samples.
 *
 * <p>A frame is one left and one right sample, in this order, each a signed 16-bit number. The host
 * calls the device from one thread and writes a block after each step of game time. No method
 * blocks, and no method throws because of external trouble: a device that is lost (an unplugged
 * headset, a full disk) keeps accepting frames, drops them, and reports the reason in {@link
 * #failure()}. A host treats a device as lost if a call does not return.
 *
 * @since 1.0
 */
public interface AudioDevice extends AutoCloseable {

  /** Returns the sample rate of the device, in frames per second. It never changes. */
  int sampleRate();

  /**
   * Queues frames after all frames that were taken before.
   *
   * <p>This method never waits. If the device has no room for some frames, it does not take them. A
   * host that runs in real time drops those frames, so a device keeps room for at least {@link
   * AudioSettings#latencyMillis()} of sound.
   *
   * @param samples the interleaved samples, left first; the device reads them only during the call
   * @param offset the index of the first left sample, an even number
   * @param frames the number of offered frames, 0 or more
   * @return the number of accepted frames, from 0 to {@code frames}
   * @throws IndexOutOfBoundsException if the frames are not within {@code samples}
   */
  int write(short[] samples, int offset, int frames);

  /**
   * Returns the number of frames that were taken and have not been heard yet.
   *
   * <p>A host keeps this number near the requested latency by running a little faster or slower. A
   * device that plays nothing in real time (a file, silence) always returns 0.
   */
  int queuedFrames();

  /**
   * Returns whether the frames are played or stored. If they are not, the host need not produce
   * sound. The result never changes.
   */
  default boolean isHeard() {
    return true;
  }

  /**
   * Discards the queued frames, for example when a saved game is loaded. The device is silent until
   * the next write.
   */
  void flush();

  /**
   * Pauses or resumes the sound. While paused, {@link #write} takes as many frames as there is room
   * for. A new device is not paused.
   */
  void pause(boolean paused);

  /**
   * Returns the reason why the device has stopped making sound: one line for the user, without a
   * full stop. The result is empty while the device works.
   */
  Optional<String> failure();

  /** Stops immediately and releases the sound system. A second call does nothing. */
  @Override
  void close();
}
