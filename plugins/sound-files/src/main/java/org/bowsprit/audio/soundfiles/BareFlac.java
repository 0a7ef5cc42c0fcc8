package org.bowsprit.audio.soundfiles;

import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;

/**
 * Removes comments, pictures and seek tables from a FLAC file. jFLAC allocates as much memory as
 * the lengths of these blocks require, and the blocks are not necessary for sound.
 */
final class BareFlac {

  private static final int MARKER = 4;
  private static final int BLOCK_HEADER = 4;
  private static final int LAST = 0x80;
  private static final int STREAM_INFO = 34;

  private BareFlac() {}

  /**
   * Returns the marker, the stream's properties and the frames of a file.
   *
   * @throws AudioException if the properties or the frames are missing
   */
  static ByteSource of(ByteSource source) throws AudioException {
    byte[] head = source.read(0, MARKER + BLOCK_HEADER + STREAM_INFO);
    if (head.length < MARKER + BLOCK_HEADER + STREAM_INFO
        || (head[MARKER] & ~LAST) != 0
        || length(head, MARKER) != STREAM_INFO) {
      throw new AudioException("a FLAC file that does not begin with its properties");
    }
    long frames = endOfMetadata(source);
    head[MARKER] = (byte) LAST;
    return ByteSource.of(head).then(source.part(frames, source.size() - frames));
  }

  private static long endOfMetadata(ByteSource source) throws AudioException {
    long at = MARKER;
    while (at < source.size()) {
      byte[] block = source.read(at, BLOCK_HEADER);
      if (block.length < BLOCK_HEADER) {
        break;
      }
      at += BLOCK_HEADER + length(block, 0);
      if ((block[0] & LAST) != 0) {
        return Math.min(at, source.size());
      }
    }
    throw new AudioException("a FLAC file whose metadata do not end");
  }

  /** Returns the length of a metadata block without its header. */
  private static int length(byte[] bytes, int header) {
    int high = bytes[header + 1] & 0xFF;
    int middle = bytes[header + 2] & 0xFF;
    return (high << 16) | (middle << 8) | (bytes[header + 3] & 0xFF);
  }
}
