package org.bowsprit.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that the translations into each language except English contain exactly the texts of the
 * page that plays games, or of the laboratory.
 */
class PageTextsTest {

  private static final Path SITE = Path.of("src", "main", "site");
  private static final Path LABORATORY_SITE = SITE.resolve("lab");
  private static final Pattern TEXT_IN_SCRIPT = Pattern.compile("\\bsaid\\(\\s*'([^']*)'");
  private static final Pattern SECTION_TITLE = Pattern.compile("(?m)^  title = '([^']*)'");
  private static final Pattern TOUR_TEXT = Pattern.compile("(?m)^    (?:title|text): '([^']*)'");

  /** Matches the texts of elements, except the game's title and parts of file names. */
  private static final Pattern TEXT_IN_ELEMENT =
      Pattern.compile(
          "<(?!noscript|h1 id=\"title\"|code)[a-z/][^>]*>\\s*([^<>]*[^<>\\s])\\s*(?=<)");

  private static final Pattern LABEL = Pattern.compile("aria-label=\"([^\"]*)\"");
  private static final Pattern NO_SCRIPT_ELEMENT = Pattern.compile("(?s)<noscript>.*?</noscript>");
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d}");

  @ParameterizedTest
  @ValueSource(strings = "de")
  void exactlyTheTextsOfThePageAreTranslated(String language) throws IOException {
    assertComplete(
        translations(SITE.resolve("texts"), language), texts(SITE, TEXT_IN_SCRIPT, SECTION_TITLE));
  }

  @ParameterizedTest
  @ValueSource(strings = "de")
  void exactlyTheTextsOfTheLaboratoryAreTranslated(String language) throws IOException {
    assertComplete(
        translations(LABORATORY_SITE, language), texts(LABORATORY_SITE, TEXT_IN_SCRIPT, TOUR_TEXT));
  }

  private static void assertComplete(Map<String, String> translations, Set<String> texts) {
    assertThat(translations.keySet()).containsExactlyInAnyOrderElementsOf(texts);
    assertThat(translations)
        .allSatisfy(
            (english, translation) ->
                assertThat(placeholders(translation)).isEqualTo(placeholders(english)));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, String> translations(Path folder, String language) throws IOException {
    Path file = folder.resolve(language + ".json");
    return (Map<String, String>) new ObjectMapper().readValue(file.toFile(), Map.class).get("page");
  }

  private static Set<String> texts(Path site, Pattern... scriptPatterns) throws IOException {
    Set<String> texts = new TreeSet<>();
    for (Pattern pattern : scriptPatterns) {
      scripts(site).forEach(script -> texts.addAll(matches(pattern, script)));
    }
    String page = Files.readString(site.resolve("index.html"));
    String body = NO_SCRIPT_ELEMENT.matcher(page.substring(page.indexOf("<body>"))).replaceAll("");
    texts.addAll(matches(TEXT_IN_ELEMENT, body));
    texts.addAll(matches(LABEL, body));
    return texts;
  }

  /**
   * Returns the scripts of a page. The laboratory's folder is not part of the page that plays
   * games.
   */
  private static Stream<String> scripts(Path site) throws IOException {
    try (Stream<Path> files = Files.walk(site)) {
      return files
          .filter(file -> file.toString().endsWith(".js"))
          .filter(file -> file.startsWith(LABORATORY_SITE) == site.equals(LABORATORY_SITE))
          .map(PageTextsTest::read)
          .toList()
          .stream();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> matches(Pattern pattern, String source) {
    return pattern
        .matcher(source)
        .results()
        .map(match -> match.group(1).strip())
        .filter(match -> match.chars().anyMatch(Character::isLetter))
        .collect(Collectors.toSet());
  }

  private static Set<String> placeholders(String text) {
    return PLACEHOLDER.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
  }
}
