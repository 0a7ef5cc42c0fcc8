package org.bowsprit.kit.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bow.SourceText;
import org.junit.jupiter.api.Test;

/** Tests that the texts in sources are replaced with their translations from translation files. */
class SourceTextsTest {

  private static SourceTexts texts(String line) {
    String source =
        """
        languages english, german, french
        glyph "€" @ 0x80   // glyph "$" @ 1
        script talk {
          %s
        }
        """;
    return new SourceTexts(List.of(new SourceText("game.bow", source.formatted(line))));
  }

  private static PoFile translationFile(String language, String id, String text) {
    PoEntry entry = new PoEntry(List.of(), List.of(), List.of(), "talk", id, text);
    return new PoFile(List.of(entry), language);
  }

  private static String translatedLine(String line, PoFile... files) {
    Map<String, PoFile> byLanguage = new TreeMap<>();
    for (PoFile file : files) {
      byLanguage.put(file.language(), file);
    }
    return texts(line).translated(byLanguage).get(0).text().lines().toList().get(3).strip();
  }

  @Test
  void aTextWithoutATranslationIsShownInTheFirstLanguage() {
    assertThat(translatedLine("say ego \"Yes.\"", translationFile("german", "Yes.", "Ja.")))
        .isEqualTo("say ego \"Yes.\" | \"Ja.\" | \"Yes.\"");
    assertThat(translatedLine("say ego \"Yes.\"", translationFile("french", "Yes.", "Oui.")))
        .isEqualTo("say ego \"Yes.\" | \"Yes.\" | \"Oui.\"");
  }

  @Test
  void aTranslationTakesPrecedenceOverTheSource() {
    String line = "say ego \"Yes.\" | \"Jo.\"";

    assertThat(
            translatedLine(
                line,
                translationFile("german", "Yes.", "Ja."),
                translationFile("french", "Yes.", "Oui.")))
        .isEqualTo("say ego \"Yes.\" | \"Ja.\" | \"Oui.\"");
  }

  @Test
  void twoTextsInOneLineAreTranslatedSeparately() {
    assertThat(translatedLine("say ego \" \" \" \"", translationFile("french", " ", "-")))
        .isEqualTo("say ego \" \" | \" \" | \"-\" \" \" | \" \" | \"-\"");
  }

  @Test
  void codeAfterATextOfSeveralLinesStaysOnItsLine() {
    String line = "say ego \"Yes.\" |\n  // so\n \"Jo.\"\n  say ego \"No.\"";
    String source = texts(line).translated(Map.of()).get(0).text();

    assertThat(source).contains("say ego \"Yes.\" |\n\n \"Jo.\" | \"Yes.\"\n");
    assertThat(source.lines().toList().get(6)).isEqualTo("  say ego \"No.\"");
  }

  @Test
  void glyphDeclarationsInCommentsAreIgnored() {
    assertThat(texts("").glyphs()).containsExactly(Map.entry((int) '€', 0x80));
  }
}
