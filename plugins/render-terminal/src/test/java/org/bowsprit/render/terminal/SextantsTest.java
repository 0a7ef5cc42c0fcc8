package org.bowsprit.render.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SextantsTest {

  @Test
  void everyPatternHasItsOwnGlyph() {
    assertThat(Sextants.glyph(0b000001)).isEqualTo(0x1FB00);
    assertThat(Sextants.glyph(0b111110)).isEqualTo(0x1FB3B);
    assertThat(Sextants.glyph(0b010101)).isEqualTo('▌');
    List<Integer> glyphs = new ArrayList<>();
    for (int pattern = 0; pattern < 64; pattern++) {
      glyphs.add(Sextants.glyph(pattern));
    }
    assertThat(glyphs).doesNotHaveDuplicates();
  }
}
