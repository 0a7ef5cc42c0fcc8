package org.bowsprit.kit.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that positions in a translated source are mapped to the source that the author wrote. */
class OriginalPositionsTest {

  private static final String ORIGINAL_SOURCE =
      """
      languages english, german
      script talk {
        say ego "Yes."; one(); say ego "No."; two()
        three()
      }
      """;

  private static final String TRANSLATED_SOURCE =
      ORIGINAL_SOURCE
          .replace("\"Yes.\"", "\"Yes.\" | \"Aber ja doch, gern.\"")
          .replace("\"No.\"", "\"No.\" | \"Nein, nein und nochmals nein.\"");

  /** Returns a diagnostic about a word, with the position and line that a compiler would report. */
  private static Diagnostic diagnosticAt(String word, String text) {
    int offset = text.indexOf(word);
    int line = 1 + (int) text.substring(0, offset).chars().filter(each -> each == '\n').count();
    int start = text.lastIndexOf('\n', offset) + 1;
    return new Diagnostic(
        Diagnostic.Severity.ERROR,
        new SourcePosition("game.bow", line, offset - start + 1),
        word.length(),
        "unknown",
        text.substring(start, text.indexOf('\n', offset)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"say", "one", "two", "three", "\"Yes.\"", "\"No.\""})
  void aPositionIsMappedToTheOriginalSource(String word) {
    OriginalPositions originalPositions =
        new OriginalPositions(
            List.of(new SourceText("game.bow", ORIGINAL_SOURCE)),
            List.of(new SourceText("game.bow", TRANSLATED_SOURCE)));

    assertThat(originalPositions.of(diagnosticAt(word, TRANSLATED_SOURCE)))
        .isEqualTo(diagnosticAt(word, ORIGINAL_SOURCE));
  }
}
