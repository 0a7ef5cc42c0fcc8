package org.bowsprit.manual.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests how texts are escaped and written as macros of man pages. */
class RoffTest {

  @Test
  void hyphensAreEscaped() {
    assertThat(new Roff().paragraph("say --json").text()).isEqualTo("say \\-\\-json\n");
  }

  @Test
  void aLineThatBeginsLikeAMacroIsEscaped() {
    assertThat(new Roff().paragraph(".frag files").text()).isEqualTo("\\&.frag files\n");
    assertThat(new Roff().paragraph("'tis so").text()).isEqualTo("\\&'tis so\n");
  }

  @Test
  void nonAsciiCharactersAreWrittenAsNumbers() {
    assertThat(new Roff().paragraph("4 × 3").text()).isEqualTo("4 \\[u00D7] 3\n");
  }

  @Test
  void quotesInAHeadingAreEscaped() {
    assertThat(new Roff().section("SAY \"AYE\"").text()).isEqualTo(".SH \"SAY \\(dqAYE\\(dq\"\n");
  }

  @Test
  void aTagIsWrittenBeforeItsText() {
    assertThat(new Roff().tagged("GAME", "a folder").text())
        .isEqualTo(".TP\n.B \"GAME\"\na folder\n");
  }
}
