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

  private static final int BLOCK_BYTES = 1 << 14;

  private final ByteSource source;
  private long blockStart;
  private byte[] block = new byte[0];
  private int blockOffset;

  /** Creates a stream at the beginning of {@code source}. */
  public SourceInput(ByteSource source) {
    this.source = source;
  }

  @Override
  public int read() throws IOException {
    return readBlock() ? block[blockOffset++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!readBlock()) {
      return -1;
    }
    int count = Math.min(length, block.length - blockOffset);
    System.arraycopy(block, blockOffset, target, offset, count);
    blockOffset += count;
    return count;
  }

  @Override
  public int available() {
    return block.length - blockOffset;
  }

  /** Returns the position in the source. */
  public long position() {
    return blockStart + blockOffset;
  }

  /** Sets the position to {@code offset}, 0 or more. */
  public void seek(long offset) {
    blockStart = offset;
    block = new byte[0];
    blockOffset = 0;
  }

  private boolean readBlock() throws IOException {
    if (blockOffset < block.length) {
      return true;
    }
    blockStart += block.length;
    blockOffset = 0;
    try {
      block = source.read(blockStart, BLOCK_BYTES);
    } catch (FormatException e) {
      throw new IOException(e.getMessage(), e);
    }
    return block.length > 0;
  }
}
