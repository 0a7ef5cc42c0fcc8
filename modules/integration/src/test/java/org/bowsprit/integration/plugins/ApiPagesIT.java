package org.bowsprit.integration.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;

/**
 * Tests that the site of the distribution contains the Javadoc of the whole API and no other
 * Javadoc.
 */
class ApiPagesIT {

  private static final Path SITE = Checkout.distribution().resolve("docs");
  private static final Path PAGES = SITE.resolve("api");

  /**
   * Matches a package in the table of docs/writing-plugins.md. Only the first package of a row has
   * its full name. For the other packages, the table contains only the last part of the name.
   */
  private static final Pattern PACKAGE = Pattern.compile("`((?:org\\.bowsprit)?[.\\w]+)`");

  private static final Pattern EXTERNAL_LINK = Pattern.compile("href=\"(https?://[^/\"]+)");

  @Test
  void thePagesCoverExactlyThePackagesForPlugins() throws IOException {
    List<String> packages =
        Files.readAllLines(PAGES.resolve("element-list")).stream()
            .filter(line -> !line.startsWith("module:"))
            .toList();

    assertThat(packages)
        .contains("org.bowsprit.plugin.test")
        .filteredOn(name -> !name.equals("org.bowsprit.plugin.test"))
        .containsExactlyInAnyOrderElementsOf(documentedPackages());
  }

  /** Returns the packages that docs/writing-plugins.md lists. */
  private static List<String> documentedPackages() throws IOException {
    List<String> lines = Files.readAllLines(Checkout.root().resolve("docs/writing-plugins.md"));
    int begin = lines.indexOf("| of | packages |");
    return lines.subList(begin + 2, lines.size()).stream()
        .takeWhile(line -> line.startsWith("|"))
        .flatMap(ApiPagesIT::packagesOfRow)
        .toList();
  }

  private static Stream<String> packagesOfRow(String row) {
    List<String> names = PACKAGE.matcher(row).results().map(match -> match.group(1)).toList();
    return names.stream().map(name -> name.startsWith(".") ? names.get(0) + name : name);
  }

  @Test
  void thePagesLinkToTheRulesAndTheManualAndToNoSiteExceptTheJdks() throws IOException {
    try (Stream<Path> files = Files.walk(PAGES)) {
      List<String> pages =
          files.filter(file -> file.toString().endsWith(".html")).map(ApiPagesIT::read).toList();
      assertThat(pages).hasSizeGreaterThan(100);
      assertThat(pages.stream().flatMap(page -> EXTERNAL_LINK.matcher(page).results()))
          .extracting(match -> match.group(1))
          .containsOnly("https://docs.oracle.com");
    }
    assertThat(read(PAGES.resolve("org.bowsprit.render/org/bowsprit/render/Frame.html")))
        .contains("../../../../../rules/README.html")
        .contains("../../../../../writing-plugins.html");
  }

  @Test
  void theSiteLinksToTheJavadoc() {
    assertThat(read(SITE.resolve("index.html"))).contains("href=\"api/index.html\"");
    assertThat(read(SITE.resolve("writing-plugins.html")))
        .contains("href=\"api/index.html\">The whole Javadoc");
  }

  private static String read(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
