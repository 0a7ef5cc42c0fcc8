package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Tests the conversion of a terminal's escape sequences to keys. */
class TerminalKeysTest {

  @Test
  @DisplayName("13 §13.2: a key of the number pad types a digit if the terminal distinguishes it")
  void aNumberPadThatTheTerminalDistinguishesTypesDigits() {
    assertThat(TerminalKeys.code("", 0, 'p')).isEqualTo('0');
    assertThat(TerminalKeys.code("", 0, 'y')).isEqualTo('9');
    assertThat(TerminalKeys.code("", 0, 'E')).isEqualTo('5');
    assertThat(TerminalKeys.code("1;2", 1, 'r')).isEqualTo(TerminalKeys.NONE);
    assertThat(TerminalKeys.code("", 0, 'A')).isEqualTo(KeyCodes.UP);
  }
}
