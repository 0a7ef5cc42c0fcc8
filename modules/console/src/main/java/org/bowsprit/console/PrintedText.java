package org.bowsprit.console;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;

/**
 * Passes the UTF-8 output of plugins and libraries to a terminal as {@link TerminalText}. Plugins
 * and libraries cannot close the terminal. At most {@value #MAX_BYTES_PER_MINUTE} bytes per minute
 * are passed on. If more bytes arrive, a message is printed, and further output of the minute is
 * dropped.
 */
public final class PrintedText extends OutputStream {

  /** The maximum number of bytes that are passed on within a minute. */
  static final int MAX_BYTES_PER_MINUTE = 1 << 20;

  private static final int BUFFER_BYTES = 8_192;
  private static final long MINUTE_NANOS = 60_000_000_000L;
  private static final String LIMIT_MESSAGE =
      "\n(a plugin prints more than 1 MB a minute; the rest of the minute is left out)\n";

  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);
  private final ByteBuffer bytes = ByteBuffer.allocate(BUFFER_BYTES);
  private final CharBuffer characters = CharBuffer.allocate(BUFFER_BYTES);
  private final Writer out;
  private final LongSupplier clock;
  private long minuteStart;
  private long printedBytes;

  /** Creates a stream that passes safe text to {@code out}, which may be a terminal. */
  public PrintedText(Writer out) {
    this(out, System::nanoTime);
  }

  PrintedText(Writer out, LongSupplier clock) {
    this.out = new TerminalText(out);
    this.clock = clock;
    this.minuteStart = clock.getAsLong();
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] source, int offset, int length) throws IOException {
    if (!isWithinLimit(length)) {
      return;
    }
    for (int writtenBytes = 0; writtenBytes < length; ) {
      int count = Math.min(length - writtenBytes, bytes.remaining());
      bytes.put(source, offset + writtenBytes, count);
      bytes.flip();
      decoder.decode(bytes, characters, false);
      // The remaining bytes are the start of an incomplete character.
      bytes.compact();
      out.append(characters.flip());
      characters.clear();
      writtenBytes += count;
    }
  }

  private boolean isWithinLimit(int length) throws IOException {
    long now = clock.getAsLong();
    if (now - minuteStart >= MINUTE_NANOS) {
      minuteStart = now;
      printedBytes = 0;
    }
    boolean wasWithinLimit = printedBytes <= MAX_BYTES_PER_MINUTE;
    printedBytes += length;
    boolean isStillWithinLimit = printedBytes <= MAX_BYTES_PER_MINUTE;
    if (wasWithinLimit && !isStillWithinLimit) {
      out.append(LIMIT_MESSAGE);
      out.flush();
    }
    return isStillWithinLimit;
  }

  @Override
  public synchronized void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    flush();
  }
}
