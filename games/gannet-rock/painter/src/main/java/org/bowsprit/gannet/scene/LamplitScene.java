package org.bowsprit.gannet.scene;

/** A scene in which lamps, windows or candles only flicker. */
interface LamplitScene extends Scene {

  @Override
  default int[] lampColours() {
    return Haze.flicker();
  }
}
