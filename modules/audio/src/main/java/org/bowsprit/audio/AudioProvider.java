package org.bowsprit.audio;

import org.bowsprit.service.ServiceProvider;

/**
 * A way to make sound heard (or kept): the extension point of this module.
 *
 * <p>Making the provider and asking it for its names must not touch the sound system. A public
 * constructor without parameters makes it.
 *
 * @since 1.0
 */
public interface AudioProvider extends ServiceProvider {

  /**
   * Returns how good the device is compared with others; the highest that opens is taken when the
   * player names none.
   *
   * @return higher is better; 0 or less is never taken unasked
   */
  int preference();

  /**
   * Opens a device.
   *
   * @param settings what the host would like; a device may give another sample rate or latency
   * @return the open device, used by the calling thread alone from now on
   * @throws AudioException if no sound can be made, with the reason in one line; the host then
   *     tries the next provider and ends with silence
   */
  AudioDevice open(AudioSettings settings) throws AudioException;
}
