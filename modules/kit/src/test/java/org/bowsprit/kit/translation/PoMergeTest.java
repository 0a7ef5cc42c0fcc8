package org.bowsprit.kit.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bow.SourceText;
import org.junit.jupiter.api.Test;

/**
 * Tests that the translation of an earlier version of a game is merged with the texts of the
 * present version.
 */
class PoMergeTest {

  private static final PoFile NOTHING = new PoFile(List.of(), "");

  private static SourceTexts texts(String lines) {
    String source = "languages english, german\nscript talk {\n" + lines + "\n}\n";
    return new SourceTexts(List.of(new SourceText("game.bow", source)));
  }

  private static PoEntry translated(PoEntry entry, String text, String... flags) {
    return new PoEntry(
        entry.notes(), entry.references(), List.of(flags), entry.context(), entry.id(), text);
  }

  private static PoFile known(String lines, String... translations) {
    PoFile blank = texts(lines).export("german", NOTHING);
    List<PoEntry> entries = new ArrayList<>();
    for (int i = 0; i < translations.length; i++) {
      entries.add(translated(blank.entries().get(i), translations[i]));
    }
    PoFile file = new PoFile(entries, List.of(), blank.header());
    return PoFile.parse("german.po", file.text());
  }

  @Test
  void aChangedTextKeepsItsTranslationAsFuzzyAndARemovedOneAsObsolete() {
    PoFile known =
        known(
            "say ego \"The lamp is lit.\"\nsay ego \"Nobody is here.\"",
            "Sie brennt.",
            "Keiner da.");

    PoFile now = texts("say ego \"The lamp is out.\"").export("german", known);

    assertThat(now.entries())
        .singleElement()
        .satisfies(entry -> assertThat(entry.text()).isEqualTo("Sie brennt."))
        .satisfies(entry -> assertThat(entry.flags()).containsExactly("fuzzy"))
        .satisfies(entry -> assertThat(entry.isTranslated()).isFalse());
    assertThat(now.text())
        .endsWith(
            "\n#~ msgctxt \"talk\"\n#~ msgid \"Nobody is here.\"\n#~ msgstr \"Keiner da.\"\n");
    assertThat(PoFile.parse("german.po", now.text())).isEqualTo(now);
  }

  @Test
  void aReturningTextHasItsTranslationAgain() {
    PoFile known = known("say ego \"Nobody is here.\"", "Keiner da.");
    PoFile without = texts("say ego \"Yes.\"").export("german", known);

    PoFile again = texts("say ego \"Nobody is here.\"").export("german", without);

    assertThat(again.entries().get(0).isTranslated()).isTrue();
    assertThat(again.entries().get(0).text()).isEqualTo("Keiner da.");
    assertThat(again.obsolete()).isEmpty();
  }

  @Test
  void aFuzzyTranslationStaysFuzzy() {
    PoFile known = known("say ego \"The lamp is lit.\"", "Sie brennt.");
    SourceTexts changed = texts("say ego \"The lamp is out.\"");
    PoFile once = changed.export("german", known);

    assertThat(changed.export("german", once)).isEqualTo(once);
  }

  @Test
  void anObsoleteFuzzyTranslationReturnsAsFuzzy() {
    PoFile known = known("say ego \"The lamp is lit.\"", "Sie brennt.");
    SourceTexts changed = texts("say ego \"The lamp is out.\"");
    PoFile fuzzy = changed.export("german", known);
    PoFile gone = texts("say ego \"Yes.\"").export("german", fuzzy);
    PoFile read = PoFile.parse("german.po", gone.text());

    assertThat(read).isEqualTo(gone);
    assertThat(changed.export("german", read).entries().get(0).isTranslated()).isFalse();
  }

  @Test
  void aTextInAnotherPlaceTakesNoTranslation() {
    PoFile known = known("say ego \"The lamp is lit.\"", "Sie brennt.");
    SourceTexts other =
        new SourceTexts(
            List.of(
                new SourceText(
                    "game.bow",
                    "languages english, german\nscript sing { say ego \"The lamp is lit!\" }")));

    PoFile now = other.export("german", known);

    assertThat(now.entries().get(0).text()).isEmpty();
    assertThat(now.obsolete()).hasSize(1);
  }

  @Test
  void theHeaderHasACodeAndKeepsTheTranslatorsEntries() {
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
    PoFile now = texts("say ego \"Yes.\"").export("de", file);
    assertThat(now.text())
        .contains("\"Last-Translator: Pia <pia@example.org>\\n\"\n")
        .contains("\"Language: de\\n\"\n")
        .contains("\"Project-Id-Version: ", "\"PO-Revision-Date: ", "\"Language-Team: ");
  }

  @Test
  void sourcesThatDeclareCodesAreTranslatedToo() {
    String source = "languages en, de\nscript talk { say ego \"Yes.\" }\n";
    SourceTexts texts = new SourceTexts(List.of(new SourceText("game.bow", source)));
    PoFile written = PoFile.parse("de.po", texts.export("de", NOTHING).text());

    assertThat(texts.declared(written.language())).hasValue("de");
    assertThat(texts.declared("french")).isEmpty();
    assertThat(texts.export(written.language(), written).language()).isEqualTo("de");
  }

  @Test
  void aLanguageWithoutACodeKeepsItsName() {
    PoFile file = new PoFile(List.of(), "klingon");

    assertThat(PoFile.parse("klingon.po", file.text()).language()).isEqualTo("klingon");
    assertThat(LanguageCode.name("pt_BR")).isEqualTo("portuguese");
  }
}
