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

/** How Bowsprit writes JSON: two-space indentation, components in the order they are declared. */
public final class Json {

  /** Made when the first record is written, for it is costly to start. */
  private static final class Mapper {
    private static final ObjectWriter WRITER = JsonMapper.builder().build().writer(lines());
  }

  private Json() {}

  /** The same bytes on every system, and whatever a plugin did to the system's properties. */
  private static DefaultPrettyPrinter lines() {
    return new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
  }

  /** Returns the text of a document. */
  public static String text(Object document) throws JsonProcessingException {
    return Mapper.WRITER.writeValueAsString(document);
  }

  /** Returns the text of a document that writes itself. */
  static String text(JsonDocument document) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      document.write(json.setPrettyPrinter(lines()));
    }
    return text.toString();
  }
}
