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
 * Tests that each type to which the Javadoc of the plugin API links is part of that Javadoc or of
 * the JDK.
 */
class ApiJavadocTest {

  private static final Pattern FOR_PLUGINS =
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
  private static final Set<String> PACKAGES = new HashSet<>();

  @BeforeAll
  static void readTheApi() throws IOException {
    for (String module : ApiModules.folders()) {
      Path main = Checkout.root().resolve(module + "/src/main/java");
      try (Stream<Path> files = Files.walk(main)) {
        List<Path> packageInfos =
            files
                .filter(file -> file.endsWith("package-info.java"))
                .filter(ApiJavadocTest::isApi)
                .toList();
        packageInfos.forEach(ApiJavadocTest::readPackage);
      }
    }
  }

  private static boolean isApi(Path packageInfo) {
    return FOR_PLUGINS.matcher(read(packageInfo)).find();
  }

  private static void readPackage(Path packageInfo) {
    PACKAGES.add(first(PACKAGE, read(packageInfo)));
    try (Stream<Path> files = Files.list(packageInfo.getParent())) {
      files.filter(Files::isRegularFile).forEach(file -> SOURCES.put(file, read(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void everyLinkLeadsToThePublicApi() {
    Set<String> invalid = new TreeSet<>();
    SOURCES.forEach(
        (file, text) -> {
          for (String target : links(text)) {
            String packageName = packageOf(target, text);
            if (!packageName.startsWith("java")
                && !packageName.startsWith("org.pf4j")
                && !PACKAGES.contains(packageName)) {
              invalid.add(file.getFileName() + ": " + target + " in " + packageName);
            }
          }
        });

    assertThat(invalid).as("links that are not in the Javadoc").isEmpty();
    assertThat(SOURCES).isNotEmpty();
  }

  @Test
  void noCommentRefersToInternals() {
    Set<String> invalid = new TreeSet<>();
    SOURCES.forEach(
        (file, text) ->
            comments(text)
                .filter(comment -> INTERNAL_REFERENCE.matcher(comment).find())
                .forEach(comment -> invalid.add(file.getFileName() + ": " + comment)));

    assertThat(invalid).isEmpty();
  }

  private static List<String> links(String text) {
    List<String> targets = new ArrayList<>();
    comments(text)
        .forEach(
            comment ->
                LINK.matcher(comment)
                    .results()
                    .map(found -> found.group(1))
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
    String outer = target.replaceFirst("\\..*", "");
    return IMPORT
        .matcher(text)
        .results()
        .map(found -> found.group(1))
        .filter(name -> name.endsWith("." + outer))
        .map(name -> name.replaceFirst("\\.[A-Z].*", ""))
        .findFirst()
        .orElseGet(() -> isJavaLang(outer) ? "java.lang" : first(PACKAGE, text));
  }

  private static boolean isJavaLang(String name) {
    try {
      Class.forName("java.lang." + name);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static String first(Pattern pattern, String text) {
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
