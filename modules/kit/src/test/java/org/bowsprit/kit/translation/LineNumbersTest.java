package org.bowsprit.kit.translation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.bowsprit.bow.SourceText;
import org.junit.jupiter.api.Test;

/** Tests the numbers that identify the spoken lines of a game. */
class LineNumbersTest {

  private static List<String> numberLines(String lines, LineNumbers numbers) {
    String source = "script talk {\n" + lines + "\n}\n";
    SourceTexts texts = new SourceTexts(List.of(new SourceText("game.bow", source)));
    return new VoiceScript(texts, numbers)
        .text("", new PoFile(List.of(), ""))
        .lines()
        .skip(1)
        .map(row -> row.split("\t", -1)[0] + " " + row.split("\t", -1)[3])
        .toList();
  }

  @Test
  void aLineKeepsItsNumberAfterInsertionsBeforeIt() {
    LineNumbers numbers = LineNumbers.parse("");
    assertThat(numberLines("say ego \"One.\"\nsay ego \"Two.\"", numbers))
        .containsExactly("ego-0001 One.", "ego-0002 Two.");

    LineNumbers rereadNumbers = LineNumbers.parse(numbers.text());
    assertThat(numberLines("say ego \"Zero.\"\nsay ego \"Two.\"", rereadNumbers))
        .containsExactly("ego-0003 Zero.", "ego-0002 Two.");
    assertThat(rereadNumbers.text())
        .isEqualTo("ego-0001\ttalk\tOne.\nego-0002\ttalk\tTwo.\nego-0003\ttalk\tZero.\n");
  }

  @Test
  void theMessageAboutAnInvalidFileContainsTheLineNumber() {
    assertThatThrownBy(() -> LineNumbers.parse("ego-0001\ttalk\tOne.\nego\n"))
        .isInstanceOf(TranslationException.class)
        .hasMessageStartingWith("texts/lines.tsv:2: expected a number");
  }
}
