package org.bowsprit.render.swing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Canvas;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the conversion of Swing's key events to key codes. */
class SwingKeysTest {

  private static int codeOfPressedKey(int key, int location, int modifiers) {
    return SwingKeys.codeOfPressed(
        new KeyEvent(
            new Canvas(),
            KeyEvent.KEY_PRESSED,
            0,
            modifiers,
            key,
            KeyEvent.CHAR_UNDEFINED,
            location));
  }

  @ParameterizedTest
  @CsvSource({
    "155, 0",
    "35, 1",
    "225, 2",
    "40, 2",
    "34, 3",
    "226, 4",
    "65368, 5",
    "227, 6",
    "36, 7",
    "224, 8",
    "33, 9"
  })
  @DisplayName("13 §13.2: the number pad types digits even without NumLock")
  void theNumberPadTypesDigits(int key, char digit) {
    assertThat(codeOfPressedKey(key, KeyEvent.KEY_LOCATION_NUMPAD, 0)).isEqualTo(digit);
  }

  @Test
  void otherKeysKeepTheirCodes() {
    int standardLocation = KeyEvent.KEY_LOCATION_STANDARD;
    assertThat(codeOfPressedKey(KeyEvent.VK_UP, standardLocation, 0)).isEqualTo(KeyCodes.UP);
    assertThat(codeOfPressedKey(KeyEvent.VK_HOME, standardLocation, 0)).isEqualTo(KeyCodes.HOME);
    assertThat(codeOfPressedKey(KeyEvent.VK_ENTER, KeyEvent.KEY_LOCATION_NUMPAD, 0))
        .isEqualTo(KeyCodes.ENTER);
    assertThat(codeOfPressedKey(KeyEvent.VK_NUMPAD8, KeyEvent.KEY_LOCATION_NUMPAD, 0))
        .as("the code of a digit that is typed with NumLock")
        .isEqualTo(SwingKeys.NONE);
    assertThat(codeOfPressedKey(KeyEvent.VK_T, standardLocation, InputEvent.CTRL_DOWN_MASK))
        .isEqualTo(20);
  }
}
