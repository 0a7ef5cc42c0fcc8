package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import org.bowsprit.vm.EngineVariable;
import org.junit.jupiter.api.Test;

/** Tests settings, reading aids and keys that are changed in the menu and applied in the game. */
interface SettingComforts extends OnTheShore {

  /** The least number of differing pixels if a page is shown in another size. */
  int A_LOT = 4_000;

  /** Returns whether the text size can change. A terminal has only one size. */
  default boolean hasLargeLetters() {
    return true;
  }

  /** A setting that is changed in the menu changes the settings file and the game. */
  @Test
  default void settingsOfTheMenu() throws Exception {
    beginOnTheShore();
    // Backspace closes the page, because in a terminal Esc and a letter immediately after it would
    // be one key.
    hands().press("F10", "s", "s", "Enter", "Enter", "Right", "Down", "Right", "BSpace");
    hands().press("s", "Enter", "Left", "Down", "Left", "Down", "Left", "Down", "Left");
    program().awaitSetting("speed = 0");
    program().awaitSetting("subtitles = \"voice\"");
    program().awaitSetting("volume = 90");
    program().awaitSetting("music = 90");
    program().awaitSetting("effects = 90");
    program().awaitSetting("speech = 90");
    hands().press("Escape", "Escape", "Escape");
    probe()
        .await(
            "the wanted talk speed", saved -> Probe.variable(saved, EngineVariable.CHARINC) == 0);
    assertThat(Probe.variable(probe().saved(), EngineVariable.NOSUBTITLES)).isEqualTo(1);
    // The game's own keys also change the setting.
    hands().press("-");
    probe().await("slower lines", saved -> Probe.variable(saved, EngineVariable.CHARINC) == 1);
  }

  /** Large text, names and a clear pointer are shown; End and Home move through the list. */
  @Test
  default void readingAids() throws Exception {
    beginOnTheShore();
    hands().point(PLANKS_X, PLANKS_Y - 40);
    hands().press("F10", "s", "s", "Enter", "c", "Enter");
    BufferedImage small = probe().scene();
    hands().press("Right");
    program().awaitSetting("large = true");
    if (hasLargeLetters()) {
      assertThat(PlayedProgram.difference(small, probe().scene())).isGreaterThan(A_LOT);
    }
    hands().press("Right", "Down", "Down", "Right", "Down", "Right");
    program().awaitSetting("large = false");
    program().awaitSetting("names = true");
    program().awaitSetting("clear = true");
    hands().press("End", "Home", "Escape", "Escape", "Escape");
    hands().press("M-p");
    BufferedImage aided = probe().scene();
    hands().press("F10", "s", "s", "Enter", "c", "Enter", "n", "Right", "c", "Right");
    hands().press("Escape", "Escape", "Escape");
    program().awaitSetting("names = false");
    program().awaitSetting("clear = false");
    assertThat(PlayedProgram.difference(aided, probe().scene())).isGreaterThan(A_LITTLE);
    hands().press("M-p");
  }

  /** Assigns another key to an action and uses it. */
  @Test
  default void anActionGetsAnotherKey() throws Exception {
    beginOnTheShore();
    hands().press("F10", "k", "Enter", "p", "Enter", "F6", "Escape", "Escape");
    program().awaitSetting("pause = \"F6\"");
    hands().press("F6");
    long ticks = probe().ticks();
    assertThat(probe().ticks()).isEqualTo(ticks);
    hands().press("F6");
    probe().await("time to go on", saved -> saved.state().session().ticks() > ticks);
  }
}
