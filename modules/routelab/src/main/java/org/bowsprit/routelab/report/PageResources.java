package org.bowsprit.routelab.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The parts of pages that stand beside this class. */
final class PageResources {

  private PageResources() {}

  static String text(String name) {
    try (InputStream in = PageResources.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
