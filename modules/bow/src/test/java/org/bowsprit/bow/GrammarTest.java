package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.bytes.json.JsonValue;
import org.junit.jupiter.api.Test;

/** Tests that the grammar for text editors contains every keyword of the parser. */
class GrammarTest {

  private static final Path PARSER_FOLDER =
      Path.of("src/main/java/org/bowsprit/bow/internal/parse");
  private static final Path GRAMMAR_FILE =
      Path.of("../../editors/vscode/syntaxes/bow.tmLanguage.json");
  private static final Pattern QUOTED_WORD = Pattern.compile("\"([a-z]{2,})\"");

  /** Words that only occur in the parser's messages. */
  private static final Set<String> WORDS_OF_MESSAGES = Set.of("here", "file");

  @Test
  void theGrammarMatchesEveryKeyword() throws IOException {
    Set<String> keywords = keywords();
    Set<String> matchedKeywords = new TreeSet<>();
    for (Pattern pattern : keywordPatterns()) {
      keywords.stream()
          .filter(word -> pattern.matcher(word).matches())
          .forEach(matchedKeywords::add);
    }
    assertThat(keywords).contains("room", "cutscene", "becomes", "jiffies").hasSizeGreaterThan(60);
    assertThat(matchedKeywords).isEqualTo(keywords);
  }

  @Test
  void languageWordsContainsExactlyTheKeywordsOfTheParser() throws IOException {
    assertThat(LanguageWords.keywords()).containsExactlyElementsOf(keywords());
  }

  private static Set<String> keywords() throws IOException {
    Set<String> words = new TreeSet<>();
    try (Stream<Path> files = Files.list(PARSER_FOLDER)) {
      for (Path file : files.toList()) {
        Matcher word = QUOTED_WORD.matcher(Files.readString(file));
        while (word.find()) {
          words.add(word.group(1));
        }
      }
    }
    words.removeAll(WORDS_OF_MESSAGES);
    return words;
  }

  private static Set<Pattern> keywordPatterns() throws IOException {
    JsonValue grammar = JsonValue.parse(Files.readString(GRAMMAR_FILE));
    Set<Pattern> patterns = new HashSet<>();
    for (JsonValue each : grammar.get("repository").get("keywords").get("patterns").elements()) {
      patterns.add(Pattern.compile(each.get("match").text()));
    }
    return patterns;
  }
}
