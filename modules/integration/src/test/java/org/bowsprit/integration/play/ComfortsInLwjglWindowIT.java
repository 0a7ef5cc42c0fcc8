package org.bowsprit.integration.play;

/** The comforts in a window of {@code lwjgl}. */
class ComfortsInLwjglWindowIT extends ComfortsInWindow {

  ComfortsInLwjglWindowIT() {
    super("lwjgl");
  }
}
