package org.bowsprit.explorer.extract;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bowsprit.bytes.html.ContentPolicy;
import org.bowsprit.explorer.extract.GamePageData.PageScript;

/**
 * Writes {@code index.html}, which contains style, program and data and can be opened directly from
 * a disk. The scripts of the game are beside it in {@code scripts.js}, because they can be long and
 * are not always written.
 */
final class PageWriter {

  private static final String DATA = "/*GAME*/null";
  private static final String STYLE = "/*STYLE*/";
  private static final String PROGRAM = "/*PROGRAM*/";

  private final OutputFolder out;

  PageWriter(OutputFolder out) {
    this.out = out;
  }

  void write(GamePageData page, List<PageScript> scripts) {
    out.write(
        "index.html",
        ContentPolicy.addTo(
            template("page.html")
                .replace(STYLE, template("page.css"))
                .replace(PROGRAM, template("page.js"))
                .replace(DATA, scriptJson(page))));
    out.write("scripts.js", "window.SCRIPTS = " + scriptJson(scripts) + ";\n");
  }

  /**
   * Escapes data for a script element. Inside a script element, an HTML parser recognises the end
   * tag of the element and, after the beginning of a comment, also a start tag.
   */
  static String scriptJson(Object data) {
    try {
      return new ObjectMapper().writeValueAsString(data).replace("<", "\\u003c");
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String template(String name) {
    try (InputStream in = PageWriter.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
