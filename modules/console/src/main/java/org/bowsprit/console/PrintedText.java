package org.bowsprit.console;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Passes output of plugins and libraries, in UTF-8, to a terminal as {@link TerminalText}. They
 * cannot close it.
 */
public final class PrintedText extends OutputStream {

  private static final int MOST_AT_ONCE = 8_192;

  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE);
  private final ByteBuffer bytes = ByteBuffer.allocate(MOST_AT_ONCE);
  private final CharBuffer characters = CharBuffer.allocate(MOST_AT_ONCE);
  private final Writer out;

  /** Creates a stream that passes safe text to {@code out}, which may be a terminal. */
  public PrintedText(Writer out) {
    this.out = new TerminalText(out);
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] source, int offset, int length) throws IOException {
    for (int done = 0; done < length; ) {
      int count = Math.min(length - done, bytes.remaining());
      bytes.put(source, offset + done, count);
      bytes.flip();
      decoder.decode(bytes, characters, false);
      // The rest is the start of an incomplete character.
      bytes.compact();
      out.append(characters.flip());
      characters.clear();
      done += count;
    }
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
