package org.bowsprit.desktop.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that German translations exist for all messages and descriptions that come from modules
 * without translations.
 */
class TranslatedMessagesTest {

  /**
   * Matches code that shows a notice, or that throws an exception whose message is shown. The first
   * line of a journal is part of a file format, and the progress of a search is only for authors.
   */
  private static final Pattern MESSAGE_CODE =
      Pattern.compile(
          "\\b(?!lines\\b|progress\\b)\\w+(?:\\(\\))?\\s*\\.(?:accept|note|tell)\\("
              + "|(?:\\b(?:messages|notes)|\\bincidents\\(\\))\\s*\\.add\\("
              + "|\\bCommandFailure\\s*\\.(?:data|failed|plugin|usage)\\(|throw new"
              + " (?:Audio|FileNotFound|FolderLocked|GameRefused|IncompleteProgram|NoAnswer|NoSources|NotDrawable"
              + "|NotWritten|Plugin|PluginRefused"
              + "|Registry|Renderer|RoomsRefused|RouterFailed|SaveRefused|SessionFailed|SourcesRefused"
              + "|StateRefused|Translation|UnknownName"
              + "|UnknownPlugin|WrongOptimum|WrongOption)Exception\\(");

  private static final Pattern SENTENCE = Pattern.compile("[a-z]{2,} [a-z]{2,}");

  /** Matches code before the name of a service or before the description of an option. */
  private static final Pattern SERVICE_TEXT_CODE =
      Pattern.compile(
          "String displayName\\(\\) \\{\\s*return "
              + "|\\bOption\\.(?:text|file|choice|flag|number)\\([^,;]+,");

  private static final Pattern DESCRIPTION = Pattern.compile("<description>(.*)</description>");

  /**
   * The minimum number of messages. A smaller number would mean that the code has changed and the
   * patterns no longer find the messages.
   */
  private static final int MIN_MESSAGES = 100;

  private final Texts germanTexts = new Texts(() -> false, () -> new Languages().texts("de"));

  @Test
  void everyMessageForUsersIsTranslated() throws IOException {
    List<String> sentences = new ArrayList<>();
    for (Path source : sources()) {
      String code = Files.readString(source);
      Matcher matcher = MESSAGE_CODE.matcher(code);
      while (matcher.find()) {
        ExpressionTexts.textsAt(code, matcher.end()).stream()
            .filter(text -> SENTENCE.matcher(text).find())
            .forEach(sentences::add);
      }
    }
    assertThat(sentences).hasSizeGreaterThan(MIN_MESSAGES);
    assertThat(sentences).filteredOn(each -> germanTexts.translate(each).equals(each)).isEmpty();
  }

  /**
   * Checks only texts with two consecutive words, because names such as {@code OpenAL} are the same
   * in every language.
   */
  @Test
  void descriptionsOfPluginsInThisRepositoryAreTranslated() throws IOException {
    List<String> sentences = new ArrayList<>();
    for (Path source : sources()) {
      String code = Files.readString(source);
      Matcher matcher = SERVICE_TEXT_CODE.matcher(code);
      while (matcher.find()) {
        ExpressionTexts.textsAt(code, matcher.end()).stream()
            .filter(text -> SENTENCE.matcher(text).find())
            .forEach(sentences::add);
      }
    }
    try (Stream<Path> plugins = Files.list(Path.of("..", "..", "plugins"))) {
      for (Path pom : plugins.map(plugin -> plugin.resolve("pom.xml")).toList()) {
        if (Files.exists(pom)) {
          DESCRIPTION
              .matcher(Files.readString(pom))
              .results()
              .forEach(description -> sentences.add(description.group(1)));
        }
      }
    }
    assertThat(sentences).hasSizeGreaterThan(30);
    assertThat(sentences).filteredOn(each -> germanTexts.translate(each).equals(each)).isEmpty();
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Path folder : List.of(Path.of(".."), Path.of("..", "..", "plugins"))) {
      try (Stream<Path> modules = Files.list(folder)) {
        for (Path module : modules.toList()) {
          sources.addAll(sourcesOf(module.resolve("src/main/java")));
        }
      }
    }
    return sources;
  }

  /**
   * Returns the source files of a module. The search does not enter build folders, because other
   * builds write into them.
   */
  private static List<Path> sourcesOf(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(path -> path.toString().endsWith(".java")).toList();
    }
  }
}
