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

  private static final Path OWN =
      Path.of("src", "main", "resources", "org", "bowsprit", "desktop", "text");
  private static final Path RELEASES =
      Path.of("..", "format", "src", "main", "resources", "org", "bowsprit", "format", "game")
          .resolve("releases.tsv");
  private static final Pattern PLACE = Pattern.compile("\\{\\d}");

  private final Languages languages = new Languages();

  static List<String> codes() {
    return new Languages().codes();
  }

  @Test
  void englishAndGermanComeWithTheProgram() throws IOException {
    assertThat(languages.codes()).containsExactlyElementsOf(files()).contains("de", "en");
    assertThat(languages.name("de")).isEqualTo("Deutsch");
  }

  @Test
  void theLanguagesOfAllKnownGamesHaveTheCodesThatTheJdkGivesThem() throws IOException {
    Set<String> names = new TreeSet<>();
    for (String line : Files.readAllLines(RELEASES)) {
      if (!line.startsWith("#")) {
        names.add(line.substring(line.lastIndexOf('\t') + 1));
      }
    }
    assertThat(names).contains("English", "German");
    for (String name : names) {
      assertThat(Languages.codeOf(name))
          .as(name)
          .isEqualTo(
              Stream.of(Locale.getISOLanguages())
                  .filter(code -> new Locale(code).getDisplayLanguage(Locale.ENGLISH).equals(name))
                  .findFirst());
    }
    assertThat(Languages.codeOf("English and German")).isEmpty();
  }

  private static List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(OWN)) {
      return files
          .map(file -> file.getFileName().toString())
          .map(name -> name.substring(0, name.indexOf('.')))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("codes")
  void everyLanguageHasTheKeysOfEnglishAndNoOthers(String code) throws IOException {
    Map<String, String> own = own(code);
    assertThat(own.keySet()).containsExactlyInAnyOrderElementsOf(Languages.ofEnglish().keySet());
    own.forEach(
        (key, text) -> {
          assertThat(text).as(key).isNotBlank();
          assertThat(places(Languages.ofEnglish().get(key))).as(key).containsAll(places(text));
        });
  }

  @Test
  void aPlayersFileAddsALanguageAndItsMissingTextsAreEnglish(@TempDir Path folder)
      throws IOException {
    Files.writeString(
        folder.resolve("fr.properties"), "language=Fran\u00e7ais\nmenu.quit=Quitter\n");
    Languages more = new Languages(folder);
    assertThat(more.codes()).contains("de", "en", "fr");
    assertThat(more.name("fr")).isEqualTo("Fran\u00e7ais");
    Texts french = new Texts(() -> false, () -> more.texts("fr"));
    assertThat(french.of("menu.quit")).isEqualTo("Quitter");
    assertThat(french.of("menu.resume")).isEqualTo("Resume");
  }

  @Test
  void aPlayersFileChangesEnglishTexts(@TempDir Path folder) throws IOException {
    Languages more = new Languages(folder);
    assertThat(more.isPlainEnglish("en")).isTrue();
    assertThat(more.isPlainEnglish("de")).isFalse();
    Files.writeString(folder.resolve("en.properties"), "message.disk.full=no room is left\n");
    assertThat(more.isPlainEnglish("en")).isFalse();
    Texts own = new Texts(() -> more.isPlainEnglish("en"), () -> more.texts("en"));
    assertThat(own.translated("the disk is full")).isEqualTo("no room is left");
  }

  @Test
  void aLanguageNeedsATextAndItsOwnCode(@TempDir Path folder) throws IOException {
    Languages more = new Languages(folder);
    Files.writeString(folder.resolve("auto.properties"), "language=auto\n");
    assertThat(more.speaks("de")).isTrue();
    assertThat(more.speaks("fr")).isFalse();
    assertThat(more.speaks("auto")).isFalse();
  }

  @Test
  void valuesAreInsertedAndCountsChooseTheText() {
    Texts english = Texts.english();
    assertThat(english.of("save.done", 3)).isEqualTo("Saved in slot 3.");
    assertThat(english.counted("told.rewind", 1)).isEqualTo("Went back 1 second.");
    assertThat(english.counted("told.rewind", 5)).isEqualTo("Went back 5 seconds.");
    assertThatThrownBy(() -> english.of("menu.sail"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no text menu.sail");
  }

  private static Map<String, String> own(String code) throws IOException {
    Properties properties = new Properties();
    try (Reader in =
        new InputStreamReader(
            Languages.class.getResourceAsStream(code + ".properties"), StandardCharsets.UTF_8)) {
      properties.load(in);
    }
    Map<String, String> own = new HashMap<>();
    properties.stringPropertyNames().forEach(key -> own.put(key, properties.getProperty(key)));
    return own;
  }

  private static Set<String> places(String text) {
    return PLACE.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
  }
}
