package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The keys for terminal sequences. */
class TerminalKeysTest {

  @Test
  @DisplayName("13 §13.2: a number pad that is told apart gives digits")
  void aDistinguishableNumberPadGivesDigits() {
    assertThat(TerminalKeys.code("", 0, 'p')).isEqualTo('0');
    assertThat(TerminalKeys.code("", 0, 'y')).isEqualTo('9');
    assertThat(TerminalKeys.code("", 0, 'E')).isEqualTo('5');
    assertThat(TerminalKeys.code("1;2", 1, 'r')).isEqualTo(TerminalKeys.NONE);
    assertThat(TerminalKeys.code("", 0, 'A')).isEqualTo(KeyCodes.UP);
  }
}
