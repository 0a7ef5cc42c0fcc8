package org.bowsprit.audio.file;

import java.io.IOException;
import java.io.InputStream;
import org.bowsprit.bytes.FormatException;

/**
 * An input stream over a byte source, for decoders that need a stream. It reads the source in
 * blocks.
 *
 * @since 1.0
 */
public final class SourceInput extends InputStream {

  private static final int BLOCK = 1 << 14;

  private final ByteSource source;
  private long blockStart;
  private byte[] block = new byte[0];
  private int at;

  /** Creates a stream at the beginning of {@code source}. */
  public SourceInput(ByteSource source) {
    this.source = source;
  }

  @Override
  public int read() throws IOException {
    return fill() ? block[at++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!fill()) {
      return -1;
    }
    int count = Math.min(length, block.length - at);
    System.arraycopy(block, at, target, offset, count);
    at += count;
    return count;
  }

  @Override
  public int available() {
    return block.length - at;
  }

  /** Returns the position in the source. */
  public long position() {
    return blockStart + at;
  }

  /** Sets the position to {@code offset}, 0 or more. */
  public void seek(long offset) {
    blockStart = offset;
    block = new byte[0];
    at = 0;
  }

  private boolean fill() throws IOException {
    if (at < block.length) {
      return true;
    }
    blockStart += block.length;
    at = 0;
    try {
      block = source.read(blockStart, BLOCK);
    } catch (FormatException e) {
      throw new IOException(e.getMessage(), e);
    }
    return block.length > 0;
  }
}
