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

  private static final String LENGTH = "content-length:";
  private static final int LONGEST_LINE = 1000;
  private static final int LONGEST_MESSAGE = 64 << 20;

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
  public boolean isQuiet() throws IOException {
    return in.available() == 0;
  }

  @Override
  public Optional<String> read() throws IOException {
    int length = -1;
    Optional<String> line = line();
    if (line.isEmpty()) {
      return Optional.empty();
    }
    while (!line.orElseThrow(HeaderMessages::ended).isEmpty()) {
      if (line.get().toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
        length = length(line.get());
      }
      line = line();
    }
    if (length < 0) {
      throw broken("a message has no Content-Length");
    }
    byte[] content = in.readNBytes(length);
    if (content.length < length) {
      throw ended();
    }
    return Optional.of(new String(content, StandardCharsets.UTF_8));
  }

  @Override
  public void write(String message) {
    out.print("Content-Length: " + message.length() + "\r\n\r\n" + message);
    out.flush();
  }

  private Optional<String> line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0 && line.length() == 0) {
        return Optional.empty();
      } else if (next < 0) {
        throw ended();
      } else if (line.length() == LONGEST_LINE) {
        throw broken("a line of a header is longer than " + LONGEST_LINE + " bytes");
      }
      line.append((char) next);
    }
    return Optional.of(line.toString().strip());
  }

  private static int length(String line) {
    String number = line.substring(LENGTH.length()).strip();
    if (!number.matches("\\d{1,9}") || Integer.parseInt(number) > LONGEST_MESSAGE) {
      throw broken(
          "Content-Length is not a number up to " + LONGEST_MESSAGE + ": '" + number + "'");
    }
    return Integer.parseInt(number);
  }

  private static BrokenMessageException ended() {
    return broken("the input ends inside of a message");
  }

  private static BrokenMessageException broken(String what) {
    return new BrokenMessageException(
        what
            + "; an editor that speaks the Language Server Protocol or the Debug Adapter Protocol starts this command");
  }
}
