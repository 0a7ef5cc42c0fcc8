package org.bowsprit.format.game;

import java.util.BitSet;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/**
 * The decrypted bytes of a data file. A file that is downloaded while the game is played is read in
 * blocks when its bytes are requested. Any other file is read completely at once.
 */
final class DataBytes {

  private final Bytes bytes;
  private final byte[] array;
  private final BitSet unreadBlocks = new BitSet();
  private final Source source;

  /** Reads and decrypts bytes of a file. */
  private interface Source {
    Bytes read(int offset, int count);
  }

  /**
   * Creates the bytes of a file that was read.
   *
   * @param bytes the bytes, a view of {@code array}
   * @param array receives blocks that are read later
   */
  private DataBytes(Bytes bytes, byte[] array, Source source) {
    this.bytes = bytes;
    this.array = array;
    this.source = source;
  }

  /** Returns the bytes of a file that is already in memory. */
  static DataBytes of(Bytes bytes) {
    return new DataBytes(bytes, new byte[0], bytes::slice);
  }

  /**
   * Returns the bytes of a file.
   *
   * @throws FormatException if the file is not a data file or cannot be read
   */
  static DataBytes of(GameFiles files, String name) {
    if (!files.isStreamed(name)) {
      byte[] raw = files.readAll(name);
      return of(requireKey(raw, name).apply(raw));
    }
    FileKey key = requireKey(files.read(name, 0, DataFile.TAG.length()), name);
    byte[] array = new byte[files.sizeInMemory(name)];
    DataBytes bytes =
        new DataBytes(
            Bytes.wrap(array),
            array,
            (offset, count) -> key.apply(files.read(name, offset, count)));
    bytes.unreadBlocks.set(0, blockCount(array.length));
    return bytes;
  }

  private static FileKey requireKey(byte[] start, String name) {
    return FileKey.of(start, DataFile.TAG)
        .orElseThrow(
            () ->
                FormatException.at(ChunkPath.ROOT, 0, "expected a chunk LECF, found something else")
                    .in(name));
  }

  /** Returns the number of bytes. */
  int length() {
    return bytes.length();
  }

  /** Returns the {@code count} bytes from {@code offset}, all of which must be in the file. */
  Bytes slice(int offset, int count) {
    read(offset, count);
    return bytes.slice(offset, count);
  }

  /** Returns the whole file. The parts of its first chunk that have not been read may be zeros. */
  Bytes outline() {
    long size = slice(0, ByteWriter.HEADER).reader(ChunkPath.ROOT).seek(4).u32Be();
    int end = (int) Math.min(size, length());
    read(end, length() - end);
    return bytes;
  }

  /**
   * Reads the blocks of a range that have not been read. No byte is written twice, so bytes that
   * were returned before do not change.
   */
  private void read(int offset, int count) {
    int firstBlock = unreadBlocks.nextSetBit(offset / GameFiles.BLOCK_BYTES);
    while (firstBlock >= 0 && firstBlock * GameFiles.BLOCK_BYTES < offset + count) {
      int end = Math.min(unreadBlocks.nextClearBit(firstBlock), blockCount(offset + count));
      int from = firstBlock * GameFiles.BLOCK_BYTES;
      source
          .read(from, Math.min(end * GameFiles.BLOCK_BYTES, length()) - from)
          .copyInto(array, from);
      unreadBlocks.clear(firstBlock, end);
      firstBlock = unreadBlocks.nextSetBit(end);
    }
  }

  private static int blockCount(int bytes) {
    return (bytes + GameFiles.BLOCK_BYTES - 1) / GameFiles.BLOCK_BYTES;
  }
}
