package org.bowsprit.insight.drawer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the arrangement of clickable words in rows. */
class WordRowsTest {

  private static final List<String> WORDS =
      List.of("[F1 console]", "2 scripts", "3 variables", "4 bits");

  @Test
  void wordsThatFitAreWrittenInOneRow() {
    assertThat(new WordRows(WORDS, 80).rows())
        .containsExactly("[F1 console] 2 scripts 3 variables 4 bits");
  }

  @Test
  void wordsAreNotSplitInANarrowPanel() {
    assertThat(new WordRows(WORDS, 24).rows())
        .containsExactly("[F1 console] 2 scripts", "3 variables 4 bits");
  }

  @Test
  void aWordIsFoundByItsPosition() {
    WordRows words = new WordRows(WORDS, 24);
    assertThat(words.wordAt(0, 0)).isZero();
    assertThat(words.wordAt(13, 0)).isEqualTo(1);
    assertThat(words.wordAt(12, 0)).as("the word at the space between two words").isEqualTo(-1);
    assertThat(words.wordAt(13, 1)).isEqualTo(3);
    assertThat(words.wordAt(13, 2)).isEqualTo(-1);
  }
}
