package org.bowsprit.console;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** How Bowsprit writes JSON: two-space indentation, components in the order they are declared. */
public final class Json {

  // Built on first use: most commands never write JSON, and the mapper is costly to start.
  private static final ObjectWriter WRITER = JsonMapper.builder().build().writer(lines());

  private Json() {}

  /** The same bytes on every system, and whatever a plugin did to the system's properties. */
  private static DefaultPrettyPrinter lines() {
    return new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
  }

  /** Returns the text of a document. */
  public static String text(Object document) throws JsonProcessingException {
    return WRITER.writeValueAsString(document);
  }
}
