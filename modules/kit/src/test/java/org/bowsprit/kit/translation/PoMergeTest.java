package org.bowsprit.kit.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bow.SourceText;
import org.junit.jupiter.api.Test;

/**
 * Tests that the translation of an earlier version of a game is merged with the texts of the
 * current version.
 */
class PoMergeTest {

  private static final PoFile EMPTY_FILE = new PoFile(List.of(), "");

  private static SourceTexts texts(String lines) {
    String source = "languages english, german\nscript talk {\n" + lines + "\n}\n";
    return new SourceTexts(List.of(new SourceText("game.bow", source)));
  }

  private static PoEntry withText(PoEntry entry, String text, String... flags) {
    return new PoEntry(
        entry.notes(), entry.references(), List.of(flags), entry.context(), entry.id(), text);
  }

  private static PoFile translatedFile(String lines, String... translations) {
    PoFile untranslatedFile = texts(lines).export("german", EMPTY_FILE);
    List<PoEntry> entries = new ArrayList<>();
    for (int i = 0; i < translations.length; i++) {
      entries.add(withText(untranslatedFile.entries().get(i), translations[i]));
    }
    PoFile file = new PoFile(entries, List.of(), untranslatedFile.header());
    return PoFile.parse("german.po", file.text());
  }

  @Test
  void changedTextsBecomeFuzzyAndRemovedTextsBecomeObsolete() {
    PoFile translation =
        translatedFile(
            "say ego \"The lamp is lit.\"\nsay ego \"Nobody is here.\"",
            "Sie brennt.",
            "Keiner da.");

    PoFile merged = texts("say ego \"The lamp is out.\"").export("german", translation);

    assertThat(merged.entries())
        .singleElement()
        .satisfies(entry -> assertThat(entry.text()).isEqualTo("Sie brennt."))
        .satisfies(entry -> assertThat(entry.flags()).containsExactly("fuzzy"))
        .satisfies(entry -> assertThat(entry.isTranslated()).isFalse());
    assertThat(merged.text())
        .endsWith(
            "\n#~ msgctxt \"talk\"\n#~ msgid \"Nobody is here.\"\n#~ msgstr \"Keiner da.\"\n");
    assertThat(PoFile.parse("german.po", merged.text())).isEqualTo(merged);
  }

  @Test
  void aRestoredTextGetsItsOldTranslation() {
    PoFile translation = translatedFile("say ego \"Nobody is here.\"", "Keiner da.");
    PoFile fileWithoutText = texts("say ego \"Yes.\"").export("german", translation);

    PoFile fileWithText = texts("say ego \"Nobody is here.\"").export("german", fileWithoutText);

    assertThat(fileWithText.entries().get(0).isTranslated()).isTrue();
    assertThat(fileWithText.entries().get(0).text()).isEqualTo("Keiner da.");
    assertThat(fileWithText.obsolete()).isEmpty();
  }

  @Test
  void aFuzzyTranslationStaysFuzzy() {
    PoFile translation = translatedFile("say ego \"The lamp is lit.\"", "Sie brennt.");
    SourceTexts changedTexts = texts("say ego \"The lamp is out.\"");
    PoFile fuzzyFile = changedTexts.export("german", translation);

    assertThat(changedTexts.export("german", fuzzyFile)).isEqualTo(fuzzyFile);
  }

  @Test
  void aFuzzyTranslationIsStillFuzzyAfterItsTextIsRestored() {
    PoFile translation = translatedFile("say ego \"The lamp is lit.\"", "Sie brennt.");
    SourceTexts changedTexts = texts("say ego \"The lamp is out.\"");
    PoFile fuzzyFile = changedTexts.export("german", translation);
    PoFile fileWithoutText = texts("say ego \"Yes.\"").export("german", fuzzyFile);
    PoFile rereadFile = PoFile.parse("german.po", fileWithoutText.text());

    assertThat(rereadFile).isEqualTo(fileWithoutText);
    assertThat(changedTexts.export("german", rereadFile).entries().get(0).isTranslated()).isFalse();
  }

  @Test
  void aSimilarTextInAnotherScriptGetsNoTranslation() {
    PoFile translation = translatedFile("say ego \"The lamp is lit.\"", "Sie brennt.");
    SourceTexts otherTexts =
        new SourceTexts(
            List.of(
                new SourceText(
                    "game.bow",
                    "languages english, german\nscript sing { say ego \"The lamp is lit!\" }")));

    PoFile merged = otherTexts.export("german", translation);

    assertThat(merged.entries().get(0).text()).isEmpty();
    assertThat(merged.obsolete()).hasSize(1);
  }

  @Test
  void theHeaderKeepsTheLanguageAndTheEntriesOfTheTranslator() {
    PoFile file =
        PoFile.parse(
            "german.po",
            """
            msgid ""
            msgstr ""
            "Last-Translator: Pia <pia@example.org>\\n"
            "Language: de\\n"
            """);

    assertThat(file.language()).isEqualTo("german");
    PoFile merged = texts("say ego \"Yes.\"").export("de", file);
    assertThat(merged.text())
        .contains("\"Last-Translator: Pia <pia@example.org>\\n\"\n")
        .contains("\"Language: de\\n\"\n")
        .contains("\"Project-Id-Version: ", "\"PO-Revision-Date: ", "\"Language-Team: ");
  }

  @Test
  void languagesCanBeDeclaredByTheirCodes() {
    String source = "languages en, de\nscript talk { say ego \"Yes.\" }\n";
    SourceTexts texts = new SourceTexts(List.of(new SourceText("game.bow", source)));
    PoFile rereadFile = PoFile.parse("de.po", texts.export("de", EMPTY_FILE).text());

    assertThat(texts.declaredLanguage(rereadFile.language())).hasValue("de");
    assertThat(texts.declaredLanguage("french")).isEmpty();
    assertThat(texts.export(rereadFile.language(), rereadFile).language()).isEqualTo("de");
  }

  @Test
  void aLanguageWithoutACodeKeepsItsName() {
    PoFile file = new PoFile(List.of(), "klingon");

    assertThat(PoFile.parse("klingon.po", file.text()).language()).isEqualTo("klingon");
    assertThat(LanguageCode.name("pt_BR")).isEqualTo("portuguese");
  }
}
