package org.bowsprit.integration;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The assembled program as an editor runs it. The program reads JSON messages from its standard
 * input and writes JSON messages to its standard output. Each message follows a header with its
 * {@code Content-Length}.
 */
final class JsonMessageProgram implements AutoCloseable {

  private final ObjectMapper mapper = new ObjectMapper();
  private final Process process;
  private final InputStream in;
  private final OutputStream out;

  JsonMessageProgram(Path folder, String command) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(Checkout.distribution().resolve("bin/bowsprit").toString(), command);
    builder.environment().put("XDG_STATE_HOME", folder.toString());
    process = builder.redirectError(folder.resolve("err").toFile()).start();
    in = new BufferedInputStream(process.getInputStream());
    out = process.getOutputStream();
  }

  Process process() {
    return process;
  }

  void send(String json) throws IOException {
    byte[] content = json.getBytes(StandardCharsets.UTF_8);
    out.write(("Content-Length: " + content.length + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
    out.write(content);
    out.flush();
  }

  JsonNode nextMessage() throws IOException {
    StringBuilder header = new StringBuilder();
    while (header.indexOf("\r\n\r\n") < 0) {
      int nextByte = in.read();
      assertThat(nextByte)
          .as("the next byte of the program's output after the header " + header)
          .isNotNegative();
      header.append((char) nextByte);
    }
    String length = header.toString().replaceAll("(?s).*Content-Length: (\\d+).*", "$1");
    return mapper.readTree(in.readNBytes(Integer.parseInt(length)));
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
