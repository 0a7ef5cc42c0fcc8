package org.bowsprit.integration.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Tests the Javadoc of the plugin API. Its links must lead to types of the plugin API, of PF4J or
 * of the JDK.
 */
class ApiJavadocTest {

  private static final Pattern STATUS_FOR_PLUGINS =
      Pattern.compile("@API\\(status = API\\.Status\\.(?:STABLE|EXPERIMENTAL),");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*.*?\\*/");
  private static final Pattern LINK =
      Pattern.compile("(?:\\{@link(?:plain)?|@see)\\s+(?:\\*\\s+)?([\\w.]*)");
  private static final Pattern IMPORT = Pattern.compile("(?m)^import ([\\w.]+);");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");

  /**
   * References to modules, files and decisions of this repository, which plugin authors do not
   * have.
   */
  private static final Pattern INTERNAL_REFERENCE =
      Pattern.compile("docs/|decisions?/|modules/|src/main|\\.md\\b|CONTRIBUTING");

  private static final Map<Path, String> SOURCES = new HashMap<>();
  private static final Set<String> API_PACKAGES = new HashSet<>();

  @BeforeAll
  static void readApiSources() throws IOException {
    for (String module : ApiModules.folders()) {
      Path main = Checkout.root().resolve(module + "/src/main/java");
      try (Stream<Path> files = Files.walk(main)) {
        List<Path> packageInfos =
            files
                .filter(file -> file.endsWith("package-info.java"))
                .filter(ApiJavadocTest::isForPlugins)
                .toList();
        packageInfos.forEach(ApiJavadocTest::readPackage);
      }
    }
  }

  private static boolean isForPlugins(Path packageInfo) {
    return STATUS_FOR_PLUGINS.matcher(read(packageInfo)).find();
  }

  private static void readPackage(Path packageInfo) {
    API_PACKAGES.add(firstGroup(PACKAGE, read(packageInfo)));
    try (Stream<Path> files = Files.list(packageInfo.getParent())) {
      files.filter(Files::isRegularFile).forEach(file -> SOURCES.put(file, read(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void everyLinkLeadsToThePublicApi() {
    Set<String> invalidLinks = new TreeSet<>();
    SOURCES.forEach(
        (file, text) -> {
          for (String target : linkTargets(text)) {
            String packageName = packageOf(target, text);
            if (!packageName.startsWith("java")
                && !packageName.startsWith("org.pf4j")
                && !API_PACKAGES.contains(packageName)) {
              invalidLinks.add(file.getFileName() + ": " + target + " in " + packageName);
            }
          }
        });

    assertThat(invalidLinks).as("links to types that are not in the Javadoc").isEmpty();
    assertThat(SOURCES).isNotEmpty();
  }

  @Test
  void noCommentRefersToFilesOfTheRepository() {
    Set<String> invalidComments = new TreeSet<>();
    SOURCES.forEach(
        (file, text) ->
            comments(text)
                .filter(comment -> INTERNAL_REFERENCE.matcher(comment).find())
                .forEach(comment -> invalidComments.add(file.getFileName() + ": " + comment)));

    assertThat(invalidComments).isEmpty();
  }

  private static List<String> linkTargets(String text) {
    List<String> targets = new ArrayList<>();
    comments(text)
        .forEach(
            comment ->
                LINK.matcher(comment)
                    .results()
                    .map(match -> match.group(1))
                    .filter(target -> target.matches("[A-Z].*|.*\\..*"))
                    .forEach(targets::add));
    return targets;
  }

  private static Stream<String> comments(String text) {
    return COMMENT.matcher(text).results().map(MatchResult::group);
  }

  private static String packageOf(String target, String text) {
    if (Character.isLowerCase(target.charAt(0))) {
      return target.replaceFirst("\\.[A-Z].*", "");
    }
    String outerType = target.replaceFirst("\\..*", "");
    return IMPORT
        .matcher(text)
        .results()
        .map(match -> match.group(1))
        .filter(name -> name.endsWith("." + outerType))
        .map(name -> name.replaceFirst("\\.[A-Z].*", ""))
        .findFirst()
        .orElseGet(() -> isJavaLang(outerType) ? "java.lang" : firstGroup(PACKAGE, text));
  }

  private static boolean isJavaLang(String name) {
    try {
      Class.forName("java.lang." + name);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static String firstGroup(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
