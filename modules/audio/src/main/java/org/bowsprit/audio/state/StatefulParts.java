package org.bowsprit.audio.state;

import org.bowsprit.audio.synth.PartDevice;

/** A device with internal state that belongs in a saved game. */
public interface StatefulParts extends PartDevice {

  /**
   * Returns the internal state of the device for {@link #restore}. Returns {@link AdlibState#NONE}
   * if sending all settings again restores the device completely.
   */
  AdlibState snapshot();

  /**
   * Restores a state from {@link #snapshot}.
   *
   * @return false if the device cannot restore the state; the caller must then send all settings of
   *     its channels again
   */
  boolean restore(AdlibState state);
}
