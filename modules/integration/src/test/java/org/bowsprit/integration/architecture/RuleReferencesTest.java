package org.bowsprit.integration.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests that each reference such as "spec 08 §4" names a heading of {@code docs/rules}. */
class RuleReferencesTest {

  private static final Path RULES = Checkout.root().resolve("docs/rules");

  private static final Pattern RULE_FILE = Pattern.compile("(\\d\\d)-.*\\.md");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (\\d+(?:\\.\\d+)*)\\.? ");
  private static final Pattern LINE_BREAK = Pattern.compile("\\R\\s*(?:\\*(?!/)|//|#)?[ \\t]*");

  /** Matches a section or a range of sections, optionally after the number of another rule file. */
  private static final String SECTION =
      "(?:(\\d\\d) )?§§? ?(\\d+(?:\\.\\d+)*)(?:[–-](\\d+(?:\\.\\d+)*))?";

  private static final Pattern ONE_SECTION = Pattern.compile(SECTION);
  private static final Pattern REFERENCE =
      Pattern.compile("\\b[Ss]pec (\\d\\d)((?:[,;]? ?(?:and |to )?(?:[Ss]pec )?" + SECTION + ")*)");

  private static Map<String, Set<String>> sectionsByRuleFile;

  @BeforeAll
  static void readHeadings() {
    sectionsByRuleFile = new TreeMap<>();
    for (Path file : files(RULES)) {
      Matcher fileName = RULE_FILE.matcher(file.getFileName().toString());
      if (fileName.matches()) {
        Set<String> headings =
            HEADING
                .matcher(read(file))
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(HashSet::new));
        sectionsByRuleFile.put(fileName.group(1), headings);
      }
    }
  }

  @Test
  void everyReferenceLeadsToAHeading() {
    Map<Path, List<String>> unresolvedByFile = new TreeMap<>();
    long referenceCount = 0;
    for (Path file : sources()) {
      String text = joinLines(read(file));
      referenceCount += REFERENCE.matcher(text).results().count();
      List<String> unresolved = unresolved(text);
      if (!unresolved.isEmpty()) {
        unresolvedByFile.put(Checkout.root().relativize(file), unresolved);
      }
    }

    assertThat(unresolvedByFile).as("references without a heading in docs/rules").isEmpty();
    assertThat(referenceCount).as("the number of references").isPositive();
  }

  @Test
  void referencesWithoutAHeadingAreFound() {
    String comment =
        "/**\n * Walks (spec 08 §8.1, §99,\n * 09 §5.1–5.9; spec 77).\n */ // spec 01 §2";

    assertThat(unresolved(joinLines(comment))).containsExactly("08 §99", "09 §5.9", "77");
  }

  private static List<String> unresolved(String text) {
    List<String> unresolved = new ArrayList<>();
    REFERENCE.matcher(text).results().forEach(match -> collectUnresolved(match, unresolved));
    return unresolved;
  }

  private static void collectUnresolved(MatchResult reference, List<String> unresolved) {
    String ruleNumber = reference.group(1);
    if (!sectionsByRuleFile.containsKey(ruleNumber)) {
      unresolved.add(ruleNumber);
    }
    Matcher section = ONE_SECTION.matcher(reference.group(2));
    while (section.find()) {
      ruleNumber = section.group(1) == null ? ruleNumber : section.group(1);
      for (String number : new String[] {section.group(2), section.group(3)}) {
        if (number != null
            && !sectionsByRuleFile.getOrDefault(ruleNumber, Set.of()).contains(number)) {
          unresolved.add(ruleNumber + " §" + number);
        }
      }
    }
  }

  private static String joinLines(String text) {
    return LINE_BREAK.matcher(text).replaceAll(" ");
  }

  private static List<Path> sources() {
    return Stream.of("api", "docs", "examples", "games", "manual", "modules", "plugins")
        .map(Checkout.root()::resolve)
        .flatMap(folder -> files(folder).stream())
        .filter(file -> file.toString().matches(".*\\.(java|md|bow|js|html)"))
        .filter(file -> !file.toString().matches(".*[/\\\\]target[/\\\\].*"))
        .filter(file -> !file.startsWith(RULES))
        .filter(file -> !file.endsWith("RuleReferencesTest.java"))
        .toList();
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
