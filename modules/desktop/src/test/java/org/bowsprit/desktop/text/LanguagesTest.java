package org.bowsprit.desktop.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the program's texts are complete in every language. */
class LanguagesTest {

  private static final Path LANGUAGE_FILES =
      Path.of("src", "main", "resources", "org", "bowsprit", "desktop", "text");
  private static final Path RELEASES =
      Path.of("..", "format", "src", "main", "resources", "org", "bowsprit", "format", "game")
          .resolve("releases.tsv");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d}");

  private final Languages languages = new Languages();

  static List<String> codes() {
    return new Languages().codes();
  }

  @Test
  void theProgramContainsEnglishAndGerman() throws IOException {
    assertThat(languages.codes()).containsExactlyElementsOf(languageFiles()).contains("de", "en");
    assertThat(languages.name("de")).isEqualTo("Deutsch");
  }

  @Test
  void languagesOfKnownGamesHaveTheSameCodesAsInTheJdk() throws IOException {
    Set<String> names = new TreeSet<>();
    for (String line : Files.readAllLines(RELEASES)) {
      if (!line.startsWith("#")) {
        names.add(line.substring(line.lastIndexOf('\t') + 1));
      }
    }
    assertThat(names).contains("English", "German");
    for (String name : names) {
      assertThat(Languages.codeOf(name))
          .as("the code of %s", name)
          .isEqualTo(
              Stream.of(Locale.getISOLanguages())
                  .filter(code -> new Locale(code).getDisplayLanguage(Locale.ENGLISH).equals(name))
                  .findFirst());
    }
    assertThat(Languages.codeOf("English and German")).isEmpty();
  }

  private static List<String> languageFiles() throws IOException {
    try (Stream<Path> files = Files.list(LANGUAGE_FILES)) {
      return files
          .map(file -> file.getFileName().toString())
          .map(name -> name.substring(0, name.indexOf('.')))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("codes")
  void everyLanguageHasTheSameKeysAsEnglish(String code) throws IOException {
    Map<String, String> texts = textsOf(code);
    assertThat(texts.keySet())
        .containsExactlyInAnyOrderElementsOf(Languages.englishTexts().keySet());
    texts.forEach(
        (key, text) -> {
          assertThat(text).as("text %s", key).isNotBlank();
          assertThat(placeholders(Languages.englishTexts().get(key)))
              .as("the placeholders of the English text %s", key)
              .containsAll(placeholders(text));
        });
  }

  @Test
  void aFileOfThePlayerCanAddAnIncompleteLanguage(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("fr.properties"), "language=Fran\u00e7ais\nmenu.quit=Quitter\n");
    Languages languagesWithFrench = new Languages(folder);
    assertThat(languagesWithFrench.codes()).contains("de", "en", "fr");
    assertThat(languagesWithFrench.name("fr")).isEqualTo("Fran\u00e7ais");
    Texts frenchTexts = new Texts(() -> false, () -> languagesWithFrench.texts("fr"));
    assertThat(frenchTexts.of("menu.quit")).isEqualTo("Quitter");
    assertThat(frenchTexts.of("menu.resume")).isEqualTo("Resume");
  }

  @Test
  void aFileOfThePlayerCanChangeEnglishTexts(@TempDir Path folder) throws IOException {
    Languages playersLanguages = new Languages(folder);
    assertThat(playersLanguages.isPlainEnglish("en")).isTrue();
    assertThat(playersLanguages.isPlainEnglish("de")).isFalse();
    Files.writeString(folder.resolve("en.properties"), "message.disk.full=no room is left\n");
    assertThat(playersLanguages.isPlainEnglish("en")).isFalse();
    Texts texts =
        new Texts(() -> playersLanguages.isPlainEnglish("en"), () -> playersLanguages.texts("en"));
    assertThat(texts.translate("the disk is full")).isEqualTo("no room is left");
  }

  @Test
  void onlyInstalledLanguagesAreSupported(@TempDir Path folder) throws IOException {
    Languages playersLanguages = new Languages(folder);
    Files.writeString(folder.resolve("auto.properties"), "language=auto\n");
    assertThat(playersLanguages.isSupported("de")).isTrue();
    assertThat(playersLanguages.isSupported("fr")).isFalse();
    assertThat(playersLanguages.isSupported("auto")).isFalse();
  }

  @Test
  void valuesAreInsertedAndTheCountSelectsTheText() {
    Texts englishTexts = Texts.english();
    assertThat(englishTexts.of("save.done", 3)).isEqualTo("Saved in slot 3.");
    assertThat(englishTexts.plural("told.rewind", 1)).isEqualTo("Went back 1 second.");
    assertThat(englishTexts.plural("told.rewind", 5)).isEqualTo("Went back 5 seconds.");
    assertThatThrownBy(() -> englishTexts.of("menu.sail"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no text menu.sail");
  }

  private static Map<String, String> textsOf(String code) throws IOException {
    Properties properties = new Properties();
    try (Reader in =
        new InputStreamReader(
            Languages.class.getResourceAsStream(code + ".properties"), StandardCharsets.UTF_8)) {
      properties.load(in);
    }
    Map<String, String> texts = new HashMap<>();
    properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
    return texts;
  }

  private static Set<String> placeholders(String text) {
    return PLACEHOLDER.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
  }
}
