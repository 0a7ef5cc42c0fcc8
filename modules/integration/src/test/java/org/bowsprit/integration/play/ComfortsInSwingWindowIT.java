package org.bowsprit.integration.play;

/** Tests all comforts in a window of {@code swing}. */
class ComfortsInSwingWindowIT extends ComfortsInWindow
    implements TimeComforts, SavingComforts, SettingComforts, InsideComforts {

  ComfortsInSwingWindowIT() {
    super("swing");
  }
}
