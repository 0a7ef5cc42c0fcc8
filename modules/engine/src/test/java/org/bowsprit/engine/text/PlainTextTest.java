package org.bowsprit.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Tests the conversion of a text of the game, which contains codes, to plain text. */
class PlainTextTest {

  private static String plainText(String text) {
    return PlainText.of(text.getBytes(StandardCharsets.ISO_8859_1), text.length());
  }

  @Test
  void codesAndFillCharactersAreRemovedAndLinesAreJoined() {
    assertThat(plainText("An \u00FF\u000C\u0005\u0000old@@ \rlamp\u00FF\u0001here "))
        .isEqualTo("An old  lamp here");
  }

  @Test
  void onlyTheLastPageBeforeThePositionIsReturned() {
    String text = "One.\u00FF\u0003Two.\u00FF\u0003Three.";
    assertThat(PlainText.of(text.getBytes(StandardCharsets.ISO_8859_1), 6)).isEqualTo("One.");
    assertThat(PlainText.of(text.getBytes(StandardCharsets.ISO_8859_1), 12)).isEqualTo("Two.");
    assertThat(plainText(text)).isEqualTo("Three.");
  }

  @Test
  void theCodeThatStartsAVoiceIsRemoved() {
    String cue = "\u00FF\n\u0000\u0001\u00FF\n\u0000\u0000\u00FF\n\u0010\u0000\u00FF\n\u0000\u0000";
    assertThat(plainText(cue + "Hello")).isEqualTo("Hello");
  }

  @Test
  void anIncompleteCodeEndsTheText() {
    assertThat(plainText("Oh\u00FF")).isEqualTo("Oh");
    assertThat(plainText("Oh\u00FF\u000E")).isEqualTo("Oh");
  }
}
