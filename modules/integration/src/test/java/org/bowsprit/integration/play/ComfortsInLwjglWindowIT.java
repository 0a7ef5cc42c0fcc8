package org.bowsprit.integration.play;

/**
 * Tests the comforts of windows and speech in {@code lwjgl}. The other comforts are the same in
 * every renderer.
 */
class ComfortsInLwjglWindowIT extends ComfortsInWindow {

  ComfortsInLwjglWindowIT() {
    super("lwjgl");
  }
}
