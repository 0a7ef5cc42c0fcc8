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

/** Every text of the page that plays games is in every table of another language. */
class PageTextsTest {

  private static final Path SITE = Path.of("src", "main", "site");
  private static final Pattern SAID = Pattern.compile("\\bsaid\\(\\s*'([^']*)'");
  private static final Pattern SECTION = Pattern.compile("(?m)^  title = '([^']*)'");

  /** What stands in the page's elements, but for its name and parts of file names. */
  private static final Pattern ELEMENT =
      Pattern.compile("<(?!noscript|h1|code)[a-z/][^>]*>\\s*([^<>]*[^<>\\s])\\s*(?=<)");

  private static final Pattern LABEL = Pattern.compile("aria-label=\"([^\"]*)\"");
  private static final Pattern NO_SCRIPT = Pattern.compile("(?s)<noscript>.*?</noscript>");
  private static final Pattern PLACE = Pattern.compile("\\{\\d}");

  @ParameterizedTest
  @ValueSource(strings = "de")
  void everyTextIsTranslatedAndNothingElse(String language) throws IOException {
    Map<String, String> table = table(language);

    assertThat(table.keySet()).containsExactlyInAnyOrderElementsOf(texts());
    assertThat(table)
        .allSatisfy((english, text) -> assertThat(places(text)).isEqualTo(places(english)));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, String> table(String language) throws IOException {
    Path file = SITE.resolve("texts").resolve(language + ".json");
    return (Map<String, String>) new ObjectMapper().readValue(file.toFile(), Map.class).get("page");
  }

  private static Set<String> texts() throws IOException {
    Set<String> texts = new TreeSet<>();
    scripts().forEach(script -> texts.addAll(found(SAID, script)));
    scripts().forEach(script -> texts.addAll(found(SECTION, script)));
    String page = Files.readString(SITE.resolve("index.html"));
    String body = NO_SCRIPT.matcher(page.substring(page.indexOf("<body>"))).replaceAll("");
    texts.addAll(found(ELEMENT, body));
    texts.addAll(found(LABEL, body));
    return texts;
  }

  /** Returns the texts of the scripts; the laboratory is another page. */
  private static Stream<String> scripts() throws IOException {
    try (Stream<Path> files = Files.walk(SITE)) {
      return files
          .filter(file -> file.toString().endsWith(".js"))
          .filter(file -> !file.startsWith(SITE.resolve("lab")))
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

  private static Set<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(it -> it.group(1)).collect(Collectors.toSet());
  }

  private static Set<String> places(String text) {
    return PLACE.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
  }
}
