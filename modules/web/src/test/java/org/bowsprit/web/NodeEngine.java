package org.bowsprit.web;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs the engine as JavaScript in Node. */
public final class NodeEngine extends CompiledEngine {

  private final Process process;
  private final BufferedWriter requests;
  private final BufferedReader answers;

  /**
   * Starts Node.
   *
   * @param web the folder of the module web, which contains the compiled engine
   */
  public NodeEngine(Path web) throws IOException {
    process =
        new ProcessBuilder(
                "node",
                web.resolve("src/test/resources/play-in-node.js").toString(),
                web.resolve("target/site/engine/engine.js").toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    requests = process.outputWriter(StandardCharsets.UTF_8);
    answers = process.inputReader(StandardCharsets.UTF_8);
  }

  @Override
  String answer(String request) throws IOException {
    requests.write(request);
    requests.newLine();
    requests.flush();
    String line = answers.readLine();
    if (line == null) {
      throw new AssertionError("Node ended before it answered the request " + request);
    }
    return line;
  }

  @Override
  public void close() {
    process.destroy();
  }

  @Override
  public String toString() {
    return "JavaScript";
  }
}
