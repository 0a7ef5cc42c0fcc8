package org.bowsprit.console;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.StringWriter;

/**
 * Writes JSON with an indentation of two spaces. The components of a record are in the order of
 * their declaration.
 */
public final class Json {

  /**
   * This class is loaded when the first record is written, because the mapper takes long to start.
   */
  private static final class Mapper {
    private static final ObjectWriter WRITER = JsonMapper.builder().build().writer(lines());
  }

  private Json() {}

  /**
   * Uses the same line separator on every system, even if a plugin changed the system properties.
   */
  private static DefaultPrettyPrinter lines() {
    return new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
  }

  /** Returns the text of a document. */
  public static String text(Object document) throws JsonProcessingException {
    return Mapper.WRITER.writeValueAsString(document);
  }

  /** Returns the text of a document that implements {@link JsonDocument}. */
  static String text(JsonDocument document) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      document.write(json.setPrettyPrinter(lines()));
    }
    return text.toString();
  }
}
