package org.bowsprit.integration.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.bowsprit.integration.Checkout;

/** The modules of the plugin API. The manual contains their Javadoc. */
final class ApiModules {

  private static final Path JAVADOC_OPTIONS = Path.of("manual/src/main/manual/javadoc.options");
  private static final Pattern SOURCE_FOLDER = Pattern.compile(":([\\w/-]+)/src/main/java");

  private ApiModules() {}

  /** Returns the folders of the modules in the checkout. */
  static List<String> folders() {
    try {
      return SOURCE_FOLDER
          .matcher(Files.readString(Checkout.root().resolve(JAVADOC_OPTIONS)))
          .results()
          .map(match -> match.group(1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
