package org.bowsprit.integration.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Checks a page in a browser with the rules of axe-core. */
public final class Accessibility {

  private static final String LIBRARY = "/axe/axe.min.js";

  private Accessibility() {}

  /** Returns the rules that the page breaks, each with the first element that breaks it. */
  public static List<?> violations(Browser browser) {
    browser.runScript(library());
    return (List<?>)
        browser.runScript(
            "return axe.run().then(({violations}) => violations.map("
                + "({id, impact, nodes}) => `${impact}: ${id} ${nodes[0].html}`))");
  }

  private static String library() {
    try (var in = Accessibility.class.getResourceAsStream(LIBRARY)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
