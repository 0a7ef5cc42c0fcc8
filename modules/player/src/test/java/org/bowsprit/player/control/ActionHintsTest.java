package org.bowsprit.player.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.settings.SettingsFile;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Test;

/** Tests the names of keys and buttons in hints. */
class ActionHintsTest {

  private static final Texts TEXTS = Texts.english();

  private final ActionHints hints =
      new ActionHints(
          new KeySettings(
              Settings.of(new SettingsFile(Path.of("none")), "", note -> {}), note -> {}));

  @Test
  void hintsShowTheKeysOfTheDeviceUsedLast() {
    assertThat(hints.of(HostAction.PAUSE, TEXTS)).isEqualTo("Alt+P");

    hints.recordDevice(new HostEvent.Pad(0, PadButton.SOUTH, true));
    assertThat(hints.of(HostAction.PAUSE, TEXTS)).isEqualTo("pad start");
    assertThat(hints.ofAll(HostAction.SKIP_SCENE, TEXTS)).isEqualTo("pad back");

    hints.recordDevice(new Input.Key(KeyCodes.ENTER));
    assertThat(hints.of(HostAction.PAUSE, TEXTS)).isEqualTo("Alt+P");
    assertThat(hints.ofAll(HostAction.SKIP_SCENE, TEXTS)).isEqualTo("Escape");
  }

  @Test
  void movingTheMouseDoesNotChangeTheHints() {
    hints.recordDevice(new HostEvent.Pad(0, PadButton.SOUTH, true));
    hints.recordDevice(new Input.Move(10, 10));

    assertThat(hints.of(HostAction.PAUSE, TEXTS)).isEqualTo("pad start");
  }

  @Test
  void hintsShowTheKeysOfAnActionWithoutAPadButton() {
    hints.recordDevice(new HostEvent.Pad(0, PadButton.SOUTH, true));

    assertThat(hints.of(HostAction.FAST, TEXTS)).isEqualTo("Alt+F");
  }
}
