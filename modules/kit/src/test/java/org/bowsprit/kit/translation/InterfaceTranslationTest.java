package org.bowsprit.kit.translation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.kit.game.Template;
import org.junit.jupiter.api.Test;

/** Tests that the texts of the interface are translated together with the texts of the game. */
class InterfaceTranslationTest {

  private static final PoFile EMPTY_FILE = new PoFile(List.of(), "");

  private static SourceTree game(String declarations, Optional<String> french) {
    NavigableMap<String, Bytes> files =
        new TreeMap<>(StarterGame.sources(Template.ADVENTURE, "Words").files());
    String game = new SourceTree(files).text("game.bow").orElseThrow();
    files.put(
        "game.bow",
        SourceTree.bytes(game + "\nlanguages english, german, french\n" + declarations));
    french.ifPresent(po -> files.put("texts/french.po", SourceTree.bytes(po)));
    return new SourceTree(files);
  }

  private static String build(SourceTree tree) {
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(tree);
    assertThat(result.game())
        .as("the built game, with diagnostics %s", result.diagnostics())
        .isPresent();
    return new String(result.game().get().write().data().toArray(), StandardCharsets.ISO_8859_1);
  }

  private static Optional<String> translation(PoFile file, String id) {
    return file.entries().stream()
        .filter(each -> each.id().equals(id))
        .map(PoEntry::text)
        .findFirst();
  }

  @Test
  void thePoFileContainsVerbsSentencesAndAnswersOfTheInterface() {
    PoFile german = game("", Optional.empty()).texts().export("german", EMPTY_FILE);
    PoFile french = game("", Optional.empty()).texts().export("french", EMPTY_FILE);

    for (String id :
        List.of(
            "Pick up",
            "{verb shownVerb} {name shownThing} with {name shownOther}",
            "It doesn't open.")) {
      assertThat(translation(german, id))
          .as("the German text of '%s'", id)
          .hasValueSatisfying(text -> assertThat(text).isNotEmpty());
      assertThat(translation(french, id))
          .as("the French text of '%s', which is not translated", id)
          .contains("");
    }
    assertThat(translation(german, "^"))
        .as("the text of the arrow, which is not translated")
        .isEmpty();
  }

  @Test
  void textsOfAScriptReplaceTextsOfTheInterface() {
    PoFile german =
        game(
                "script answer(verb, thing, other) { say ego \"Never.\" | \"Nie.\" }",
                Optional.empty())
            .texts()
            .export("german", EMPTY_FILE);

    assertThat(translation(german, "Never.")).contains("Nie.");
    assertThat(translation(german, "It doesn't open.")).isEmpty();
  }

  @Test
  void theBuiltGameContainsTranslationsAndUsesEnglishForOtherTexts() {
    SourceTree sourcesWithoutTranslation = game("", Optional.empty());
    String untranslatedFile = sourcesWithoutTranslation.texts().export("french", EMPTY_FILE).text();
    String translatedFile =
        untranslatedFile.replace(
            "msgid \"Pick up\"\nmsgstr \"\"", "msgid \"Pick up\"\nmsgstr \"Prends\"");

    assertThat(build(sourcesWithoutTranslation)).doesNotContain("Prends");
    assertThat(build(game("", Optional.of(translatedFile))))
        .contains("Prends", "Nimm", "Pick up", "Look at");
    assertThat(build(game("", Optional.of(untranslatedFile))))
        .isEqualTo(build(sourcesWithoutTranslation));
  }

  @Test
  void aLanguageWithoutATranslationUsesTheFirstLanguage() {
    SourceTree sources = game("script hello { say ego \"Hello.\" | \"Hallo.\" }", Optional.empty());

    assertThat(build(sources).split("Hello\\.", -1))
        .as("the parts of the game around the two copies of the English text")
        .hasSize(3);
  }
}
