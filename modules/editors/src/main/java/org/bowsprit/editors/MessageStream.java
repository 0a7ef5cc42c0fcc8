package org.bowsprit.editors;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.bowsprit.bytes.json.JsonWriter;

/**
 * Exchanges messages between an editor and a server: a header with the length, an empty line, JSON.
 */
final class MessageStream {

  private static final String LENGTH = "content-length:";
  private static final int LONGEST_LINE = 1000;
  private static final int LONGEST_MESSAGE = 64 << 20;

  private final InputStream in;
  private final PrintWriter out;
  private final UnaryOperator<String> escaping;

  MessageStream(InputStream in, PrintWriter out, UnaryOperator<String> escaping) {
    this.in = new BufferedInputStream(in);
    this.out = out;
    this.escaping = escaping;
  }

  /** Returns whether no input is waiting. */
  boolean isQuiet() throws IOException {
    return in.available() == 0;
  }

  /**
   * Waits for the next message.
   *
   * @return its text; empty at the end of the stream
   * @throws BrokenMessageException if the input is not a valid message; the start of the next one
   *     is unknown then
   */
  Optional<String> read() throws IOException {
    int length = -1;
    Optional<String> line = line();
    if (line.isEmpty()) {
      return Optional.empty();
    }
    while (!line.orElseThrow(MessageStream::ended).isEmpty()) {
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

  /** Sends a message. */
  void write(Consumer<JsonWriter> members) {
    // Escapes the text before it is written, because the header contains the length of the
    // transmitted text.
    String text =
        escaping.apply(
            JsonWriter.object(
                json -> {
                  json.put("jsonrpc", "2.0");
                  members.accept(json);
                }));
    int length = text.getBytes(StandardCharsets.UTF_8).length;
    out.print("Content-Length: " + length + "\r\n\r\n" + text);
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
      throw broken("Content-Length is no number up to " + LONGEST_MESSAGE + ": '" + number + "'");
    }
    return Integer.parseInt(number);
  }

  private static BrokenMessageException ended() {
    return broken("the input ends inside of a message");
  }

  private static BrokenMessageException broken(String what) {
    return new BrokenMessageException(
        what + "; an editor that speaks the Language Server Protocol starts this command");
  }
}
