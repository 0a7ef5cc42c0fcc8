package org.bowsprit.rpc;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * Reads and writes messages as in the Language Server Protocol: a header with the length, an empty
 * line and the message.
 */
public final class HeaderMessages implements MessageStream {

  private static final String LENGTH_HEADER = "content-length:";
  private static final int MAX_LINE_BYTES = 1000;
  private static final int MAX_MESSAGE_BYTES = 64 << 20;

  private final InputStream in;
  private final PrintWriter out;

  /**
   * Creates a stream.
   *
   * @param in the messages of the client
   * @param out receives the answers; nothing else may be printed there
   */
  public HeaderMessages(InputStream in, PrintWriter out) {
    this.in = new BufferedInputStream(in);
    this.out = out;
  }

  /** Returns whether no input is waiting. */
  public boolean hasNoInput() throws IOException {
    return in.available() == 0;
  }

  @Override
  public Optional<String> read() throws IOException {
    int length = -1;
    Optional<String> line = readLine();
    if (line.isEmpty()) {
      return Optional.empty();
    }
    while (!line.orElseThrow(HeaderMessages::unexpectedEnd).isEmpty()) {
      if (line.get().toLowerCase(Locale.ROOT).startsWith(LENGTH_HEADER)) {
        length = parseLength(line.get());
      }
      line = readLine();
    }
    if (length < 0) {
      throw brokenMessage("a message has no Content-Length");
    }
    byte[] content = in.readNBytes(length);
    if (content.length < length) {
      throw unexpectedEnd();
    }
    return Optional.of(new String(content, StandardCharsets.UTF_8));
  }

  @Override
  public void write(String message) {
    out.print("Content-Length: " + message.length() + "\r\n\r\n" + message);
    out.flush();
  }

  private Optional<String> readLine() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0 && line.length() == 0) {
        return Optional.empty();
      } else if (next < 0) {
        throw unexpectedEnd();
      } else if (line.length() == MAX_LINE_BYTES) {
        throw brokenMessage("a line of a header is longer than " + MAX_LINE_BYTES + " bytes");
      }
      line.append((char) next);
    }
    return Optional.of(line.toString().strip());
  }

  private static int parseLength(String line) {
    String number = line.substring(LENGTH_HEADER.length()).strip();
    if (!number.matches("\\d{1,9}") || Integer.parseInt(number) > MAX_MESSAGE_BYTES) {
      throw brokenMessage(
          "Content-Length is not a number up to " + MAX_MESSAGE_BYTES + ": '" + number + "'");
    }
    return Integer.parseInt(number);
  }

  private static BrokenMessageException unexpectedEnd() {
    return brokenMessage("the input ends within a message");
  }

  private static BrokenMessageException brokenMessage(String problem) {
    return new BrokenMessageException(
        problem
            + "; this command is meant to be started by an editor that supports"
            + " the Language Server Protocol or the Debug Adapter Protocol");
  }
}
