package org.bowsprit.insight.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TinyFontTest {

  private static String shape(char letter) {
    StringBuilder shape = new StringBuilder();
    for (int i = 0; i < TinyFont.HEIGHT * TinyFont.WIDTH; i++) {
      shape.append(TinyFont.isSet(letter, i % TinyFont.WIDTH, i / TinyFont.WIDTH) ? '#' : '.');
    }
    return shape.toString();
  }

  @Test
  void aMissingCharacterIsDrawnAsAQuestionMark() {
    assertThat(shape('\u0416')).isEqualTo(shape('?'));
    assertThat(shape('\u0003')).isEqualTo(shape('?'));
    assertThat(shape('A')).isNotEqualTo(shape('?'));
  }

  @Test
  void umlautsHaveTheirOwnShapes() {
    String letters = "aou\u00e4\u00f6\u00fcAOU\u00c4\u00d6\u00dc\u00dfsB?";
    assertThat(letters.chars().mapToObj(letter -> shape((char) letter)))
        .doesNotHaveDuplicates()
        .allMatch(shape -> shape.contains("#"));
    assertThat(shape('\u00e4')).isEqualTo("#.#....###.#.##...");
  }

  @Test
  void otherAccentsAreRemoved() {
    assertThat(
            "D\u00e9j\u00e0, Fu\u00df\u2026".chars().mapToObj(c -> TinyFont.substitute((char) c)))
        .containsExactly('D', 'e', 'j', 'a', ',', ' ', 'F', 'u', '\u00df', '\u2026');
  }

  @Test
  void anEllipsisIsDrawnAsTwoDotsOnTheBaseline() {
    assertThat(shape('\u2026')).isEqualTo("............#.#...");
  }
}
