package org.bowsprit.integration.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that messages of the program refer only to pages in the distribution, which are HTML. */
class ManualPagesRuleTest {

  private static final Pattern PAGE = Pattern.compile("docs/([a-z-]+)\\.([a-z]+)");
  private static final String COMMENT_LINE = "\\s*(\\*|//|/\\*|#).*";

  static List<Path> modules() {
    return Checkout.modules();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void everyPageInAMessageIsInTheDistribution(Path module) throws IOException {
    List<String> missing = new ArrayList<>();
    for (Path file : textFiles(module)) {
      Files.readAllLines(file).stream()
          .filter(line -> file.endsWith("SettingsText.java") || !line.matches(COMMENT_LINE))
          .flatMap(line -> PAGE.matcher(line).results())
          .filter(page -> !isInDistribution(page.group(1), page.group(2)))
          .forEach(page -> missing.add(module.relativize(file) + ": " + page.group()));
    }
    assertThat(missing).as("references to pages that are not in the distribution").isEmpty();
  }

  private static boolean isInDistribution(String name, String extension) {
    return extension.equals("html")
        && Files.isRegularFile(Checkout.root().resolve("docs/" + name + ".md"));
  }

  private static List<Path> textFiles(Path module) throws IOException {
    try (Stream<Path> files = Files.walk(module.resolve("src/main"))) {
      return files.filter(file -> file.toString().matches(".*\\.(java|properties)")).toList();
    }
  }
}
