package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests settings, reading aids and keys that are changed in the menu and applied in the game. */
interface SettingFeatures extends FeatureContext {

  /** The minimum number of pixels that differ if a page is shown with another text size. */
  int MIN_PAGE_PIXELS = 4_000;

  /** Returns whether the text size can change. A terminal has only one size. */
  default boolean hasTextSizes() {
    return true;
  }

  /** A setting that is changed in the menu changes the settings file and the game. */
  @Test
  default void menuSettingsAreSavedAndApplied() throws Exception {
    startOnTheShore();
    // Backspace closes the page, because in a terminal Esc and a letter immediately after it would
    // be one key.
    input().press("F10", "s", "s", "Enter", "Enter", "Right", "Down", "Right", "BSpace");
    input().press("s", "Enter", "Left", "Down", "Left", "Down", "Left", "Down", "Left");
    program().awaitSetting("speed = 0");
    program().awaitSetting("subtitles = \"voice\"");
    program().awaitSetting("volume = 90");
    program().awaitSetting("music = 90");
    program().awaitSetting("effects = 90");
    program().awaitSetting("speech = 90");
    input().press("Escape", "Escape", "Escape");
    probe()
        .await(
            "the talk speed that was set in the menu",
            saved -> Probe.variable(saved, EngineVariable.CHARINC) == 0);
    assertThat(Probe.variable(probe().quickSave(), EngineVariable.NOSUBTITLES)).isEqualTo(1);
    // The game's own keys also change the setting.
    input().press("-");
    probe()
        .await(
            "the slower talk speed", saved -> Probe.variable(saved, EngineVariable.CHARINC) == 1);
  }

  /** Large text, names and a clear pointer are shown; End and Home move through the list. */
  @Test
  default void readingAidsCanBeSwitchedOnAndOff() throws Exception {
    startOnTheShore();
    input().moveMouse(PLANKS_X, PLANKS_Y - 40);
    input().press("F10", "s", "s", "Enter", "c", "Enter");
    BufferedImage sceneWithSmallText = probe().scene();
    input().press("Right");
    program().awaitSetting("large = true");
    if (hasTextSizes()) {
      assertThat(ProgramUnderTest.difference(sceneWithSmallText, probe().scene()))
          .isGreaterThan(MIN_PAGE_PIXELS);
    }
    input().press("Right", "Down", "Down", "Right", "Down", "Right");
    program().awaitSetting("large = false");
    program().awaitSetting("names = true");
    program().awaitSetting("clear = true");
    input().press("End", "Home", "Escape", "Escape", "Escape");
    input().press("M-p");
    BufferedImage sceneWithAids = probe().scene();
    input().press("F10", "s", "s", "Enter", "c", "Enter", "n", "Right", "c", "Right");
    input().press("Escape", "Escape", "Escape");
    program().awaitSetting("names = false");
    program().awaitSetting("clear = false");
    assertThat(ProgramUnderTest.difference(sceneWithAids, probe().scene()))
        .isGreaterThan(MIN_DIFFERENT_PIXELS);
    input().press("M-p");
  }

  /** Assigns another key to an action and uses it. */
  @Test
  default void anotherKeyCanBeAssignedToAnAction() throws Exception {
    startOnTheShore();
    input().press("F10", "k", "Enter", "p", "Enter", "F6", "Escape", "Escape");
    program().awaitSetting("pause = \"F6\"");
    input().press("F6");
    long ticks = probe().ticks();
    assertThat(probe().ticks()).isEqualTo(ticks);
    input().press("F6");
    probe().await("the continued game", saved -> saved.state().session().ticks() > ticks);
  }
}
