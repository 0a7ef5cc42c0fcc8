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
  void whatItLacksLooksLikeAQuestionMark() {
    assertThat(shape('\u00e4')).isEqualTo(shape('?'));
    assertThat(shape('A')).isNotEqualTo(shape('?'));
  }

  @Test
  void anAccentIsLeftOut() {
    assertThat("Basst\u00f6lpel, Fu\u00df\u2026".chars().mapToObj(c -> TinyFont.spelt((char) c)))
        .containsExactly(
            'B', 'a', 's', 's', 't', 'o', 'l', 'p', 'e', 'l', ',', ' ', 'F', 'u', 's', '\u2026');
  }

  @Test
  void anEllipsisIsTwoDotsOnTheLine() {
    assertThat(shape('\u2026')).isEqualTo("............#.#...");
  }
}
