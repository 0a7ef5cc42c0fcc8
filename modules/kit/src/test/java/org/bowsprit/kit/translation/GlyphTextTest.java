package org.bowsprit.kit.translation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.Random;
import org.bowsprit.vm.code.ScriptText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the notation in which translators see the texts of a game. */
class GlyphTextTest {

  private static final String TEXT_POSITION = "object:5:12 3";

  private final Random random = new Random(29);

  @Test
  void aTextHasTheSameBytesAfterReadingAndWriting() {
    for (int i = 0; i < 500; i++) {
      ScriptText text = randomText();
      assertThat(GlyphText.write(TEXT_POSITION, GlyphText.read(text))).isEqualTo(text);
    }
  }

  /**
   * Returns a random text, which may contain all character codes, and all escapes with their
   * arguments.
   */
  private ScriptText randomText() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = random.nextInt(20); i > 0; i--) {
      if (random.nextInt(4) > 0) {
        bytes.write(1 + random.nextInt(254));
        continue;
      }
      int code = 1 + random.nextInt(14);
      bytes.write(0xFF);
      bytes.write(code);
      for (int bytesLeft = ScriptText.escapeLength(code) - 2; bytesLeft > 0; bytesLeft--) {
        bytes.write(random.nextInt(256));
      }
    }
    return ScriptText.of(bytes.toByteArray());
  }

  @Test
  void escapesAndUnknownCharactersAreShownAsNumbers() {
    ScriptText text = ScriptText.of(new byte[] {'A', (byte) 0xFF, 4, 0x64, 0, '{', (byte) 0x9F});

    assertThat(GlyphText.read(text)).isEqualTo("A{code 04 6400}{byte 7B}{byte 9F}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{byte 00}", "{code 04}", "{code 08 0000}", "{pause}", "{wait", "Ж"})
  void theMessageAboutAnInvalidCodeContainsThePosition(String text) {
    assertThatThrownBy(() -> GlyphText.write(TEXT_POSITION, "It is " + text))
        .isInstanceOf(TranslationException.class)
        .hasMessageStartingWith(TEXT_POSITION + ": ");
  }
}
