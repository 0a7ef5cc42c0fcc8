package org.bowsprit.rpc;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reads and writes messages of one line each, as in the Model Context Protocol on standard streams.
 */
public final class LineMessages implements MessageStream {

  private static final int MAX_BYTES = 16 << 20;

  private final InputStream in;
  private final PrintWriter out;

  /**
   * Creates a stream.
   *
   * @param in the messages of the client, in UTF-8
   * @param out receives the answers; nothing else may be printed there
   */
  public LineMessages(InputStream in, PrintWriter out) {
    this.in = new BufferedInputStream(in);
    this.out = out;
  }

  @Override
  public Optional<String> read() throws IOException {
    while (true) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      int next = in.read();
      for (; next >= 0 && next != '\n'; next = in.read()) {
        // The rest of a line that is too long is discarded, so that the next line is found.
        if (line.size() <= MAX_BYTES) {
          line.write(next);
        }
      }
      if (line.size() > MAX_BYTES) {
        throw new RpcException(
            RpcException.NOT_A_REQUEST, "a message is longer than " + MAX_BYTES + " bytes");
      }
      String text = line.toString(StandardCharsets.UTF_8).strip();
      if (!text.isEmpty()) {
        return Optional.of(text);
      } else if (next < 0) {
        return Optional.empty();
      }
    }
  }

  @Override
  public void write(String message) {
    out.print(message + "\n");
    out.flush();
  }
}
