package org.bowsprit.audio.state;

import org.bowsprit.audio.synth.PartDevice;

/** A device that has something under way by itself, which a saved game keeps. */
public interface StatefulParts extends PartDevice {

  /**
   * Returns what the device has under way by itself, to be put back by {@link #restore}; {@link
   * AdlibState#NONE} if it has nothing that being told everything again would not bring back.
   */
  AdlibState snapshot();

  /**
   * Goes on from what {@link #snapshot} returned.
   *
   * @return false if the device cannot: it wants to be told everything about its channels again
   */
  boolean restore(AdlibState state);
}
