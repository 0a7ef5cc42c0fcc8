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

  private static final Path OPTIONS = Path.of("manual/src/main/manual/javadoc.options");
  private static final Pattern SOURCES = Pattern.compile(":([\\w/-]+)/src/main/java");

  private ApiModules() {}

  /** Returns the folders of the modules in the checkout. */
  static List<String> folders() {
    try {
      return SOURCES
          .matcher(Files.readString(Checkout.root().resolve(OPTIONS)))
          .results()
          .map(found -> found.group(1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
