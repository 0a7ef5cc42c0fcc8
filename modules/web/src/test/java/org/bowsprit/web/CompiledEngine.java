package org.bowsprit.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** The engine compiled for browsers, called with the requests listed in {@code play.js}. */
public abstract class CompiledEngine implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Sends a request and returns the answer. */
  public final String request(String action, Map<String, Object> parameters) throws IOException {
    Map<String, Object> request = new HashMap<>(parameters);
    request.put("action", action);
    JsonNode answer = JSON.readTree(answer(JSON.writeValueAsString(request)));
    if (answer.has("error")) {
      throw new AssertionError(this + ", " + action + ": " + answer.get("error").asText());
    }
    return answer.path("value").asText();
  }

  /** Answers a line of JSON with another line of JSON. */
  abstract String answer(String request) throws IOException;

  @Override
  public abstract void close();
}
