package org.bowsprit.integration.play;

/** The comforts in a window of {@code swing}. */
class ComfortsInSwingWindowIT extends ComfortsInWindow {

  ComfortsInSwingWindowIT() {
    super("swing");
  }
}
