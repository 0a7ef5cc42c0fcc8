package org.bowsprit.integration.play;

/**
 * Tests the features of windows and speech in {@code lwjgl}. The other features are the same in
 * every renderer.
 */
class FeaturesInLwjglWindowIT extends FeaturesInWindow {

  FeaturesInLwjglWindowIT() {
    super("lwjgl");
  }
}
