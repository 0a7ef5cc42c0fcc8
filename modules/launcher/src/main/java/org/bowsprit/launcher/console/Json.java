package org.bowsprit.launcher.console;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** How Bowsprit writes JSON: two-space indentation, components in the order they are declared. */
public final class Json {

  // Built on first use: most commands never write JSON, and the mapper is costly to start.
  private static final ObjectWriter WRITER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build().writer();

  private Json() {}

  /** Returns the text of a document. */
  public static String text(Object document) throws JsonProcessingException {
    return WRITER.writeValueAsString(document);
  }
}
