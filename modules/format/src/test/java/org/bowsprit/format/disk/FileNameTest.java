package org.bowsprit.format.disk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that any text can be converted to a part of a file name. */
class FileNameTest {

  @ParameterizedTest
  @CsvSource({"ADL,ADL", "/../,_", "a/../b,a_b", "Küche 2,K_che_2", "con.txt,con_txt", "'',''"})
  void charactersOtherThanLettersAndDigitsAreReplaced(String text, String name) {
    assertThat(FileName.of(text)).isEqualTo(name);
  }

  @Test
  void controlCharactersAreReplacedAndLongNamesAreShortened() {
    assertThat(FileName.of("A\0\0B")).isEqualTo("A_B");
    assertThat(FileName.of("x".repeat(1_000))).hasSize(32);
  }
}
