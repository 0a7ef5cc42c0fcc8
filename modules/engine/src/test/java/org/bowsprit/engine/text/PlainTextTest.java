package org.bowsprit.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PlainTextTest {

  private static String plain(String text) {
    return PlainText.of(text.getBytes(StandardCharsets.ISO_8859_1), text.length());
  }

  @Test
  void codesAndFillersAreRemovedAndLinesAreJoined() {
    assertThat(plain("An \u00FF\u000C\u0005\u0000old@@ \rlamp\u00FF\u0001here "))
        .isEqualTo("An old  lamp here");
  }

  @Test
  void onlyTheLastPageThatHasBegunIsReturned() {
    String text = "One.\u00FF\u0003Two.\u00FF\u0003Three.";
    assertThat(PlainText.of(text.getBytes(StandardCharsets.ISO_8859_1), 6)).isEqualTo("One.");
    assertThat(PlainText.of(text.getBytes(StandardCharsets.ISO_8859_1), 12)).isEqualTo("Two.");
    assertThat(plain(text)).isEqualTo("Three.");
  }

  @Test
  void theCueOfAVoiceIsNotText() {
    String cue = "\u00FF\n\u0000\u0001\u00FF\n\u0000\u0000\u00FF\n\u0010\u0000\u00FF\n\u0000\u0000";
    assertThat(plain(cue + "Hello")).isEqualTo("Hello");
  }

  @Test
  void anIncompleteCodeEndsTheText() {
    assertThat(plain("Oh\u00FF")).isEqualTo("Oh");
    assertThat(plain("Oh\u00FF\u000E")).isEqualTo("Oh");
  }
}
