package org.bowsprit.integration.play;

/** Tests all features in a window of {@code swing}. */
class FeaturesInSwingWindowIT extends FeaturesInWindow
    implements TimeFeatures, SavingFeatures, SettingFeatures, DebuggingFeatures {

  FeaturesInSwingWindowIT() {
    super("swing");
  }
}
