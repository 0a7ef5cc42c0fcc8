package org.bowsprit.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The engine as JavaScript in Node, asked through {@code play.js}. */
final class NodeEngine implements AutoCloseable {

  private static final Path ENGINE = Path.of("target/site/engine/engine.js");
  private static final Path SCRIPT = Path.of("src/test/resources/play.js");

  private final ObjectMapper json = new ObjectMapper();
  private final Process process;
  private final BufferedWriter requests;
  private final BufferedReader answers;

  NodeEngine() throws IOException {
    process =
        new ProcessBuilder("node", SCRIPT.toString(), ENGINE.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    requests = process.outputWriter(StandardCharsets.UTF_8);
    answers = process.inputReader(StandardCharsets.UTF_8);
  }

  /** Does something and returns the answer. */
  String ask(String deed, Map<String, Object> details) throws IOException {
    Map<String, Object> request = new HashMap<>(details);
    request.put("deed", deed);
    requests.write(json.writeValueAsString(request));
    requests.newLine();
    requests.flush();
    String line = answers.readLine();
    if (line == null) {
      throw new AssertionError("Node ended while it was asked to " + deed);
    }
    JsonNode answer = json.readTree(line);
    if (answer.has("error")) {
      throw new AssertionError(deed + ": " + answer.get("error").asText());
    }
    return answer.path("value").asText();
  }

  @Override
  public void close() {
    process.destroy();
  }
}
