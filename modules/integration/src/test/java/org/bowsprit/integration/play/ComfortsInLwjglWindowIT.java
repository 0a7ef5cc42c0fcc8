package org.bowsprit.integration.play;

/**
 * The comforts of a window and of talking in {@code lwjgl}; the others are the same in every
 * renderer.
 */
class ComfortsInLwjglWindowIT extends ComfortsInWindow {

  ComfortsInLwjglWindowIT() {
    super("lwjgl");
  }
}
