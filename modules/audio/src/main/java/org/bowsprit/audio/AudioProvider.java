package org.bowsprit.audio;

import org.bowsprit.service.ServiceProvider;

/**
 * Opens a sound device. This is the extension point for sound output.
 *
 * <p>A provider has a public constructor without parameters. Neither the constructor nor the
 * methods that return names may access the sound system.
 *
 * @since 1.0
 */
public interface AudioProvider extends ServiceProvider {

  /**
   * Returns the preference of this device. If the user names no device, the host takes the device
   * with the highest preference that opens.
   *
   * @return the preference; higher is better, and a device with 0 or less is taken only if the user
   *     names it
   */
  int preference();

  /**
   * Opens a device.
   *
   * @param settings the settings that the host requests; a device may use another sample rate or
   *     latency
   * @return the open device, which only the calling thread uses from now on
   * @throws AudioException if the device cannot play sound; the message is the reason in one line;
   *     the host then tries the next provider, and finally plays silence
   */
  AudioDevice open(AudioSettings settings) throws AudioException;
}
