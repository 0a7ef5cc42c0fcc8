package org.bowsprit.gannet.scene;

/** A place whose lamps, windows or candles flicker and do nothing else. */
interface LamplitScene extends Scene {

  @Override
  default int[] lamplight() {
    return Haze.flicker();
  }
}
