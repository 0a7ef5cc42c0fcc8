package org.bowsprit.audio.soundfiles;

import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;

/**
 * Removes comments, pictures and seek tables from a FLAC file. jFLAC allocates as much memory as
 * the lengths of these blocks require, and the blocks are not necessary for sound.
 */
final class MinimalFlac {

  private static final int MARKER_BYTES = 4;
  private static final int BLOCK_HEADER_BYTES = 4;
  private static final int LAST_BLOCK_FLAG = 0x80;
  private static final int STREAM_INFO_BYTES = 34;

  private MinimalFlac() {}

  /**
   * Returns the marker, the stream's properties and the frames of a file.
   *
   * @throws AudioException if the properties or the frames are missing
   */
  static ByteSource of(ByteSource source) throws AudioException {
    byte[] header = source.read(0, MARKER_BYTES + BLOCK_HEADER_BYTES + STREAM_INFO_BYTES);
    if (header.length < MARKER_BYTES + BLOCK_HEADER_BYTES + STREAM_INFO_BYTES
        || (header[MARKER_BYTES] & ~LAST_BLOCK_FLAG) != 0
        || blockLength(header, MARKER_BYTES) != STREAM_INFO_BYTES) {
      throw new AudioException("the FLAC file does not begin with its properties");
    }
    long framesOffset = endOfMetadata(source);
    header[MARKER_BYTES] = (byte) LAST_BLOCK_FLAG;
    return ByteSource.of(header).then(source.part(framesOffset, source.size() - framesOffset));
  }

  private static long endOfMetadata(ByteSource source) throws AudioException {
    long position = MARKER_BYTES;
    while (position < source.size()) {
      byte[] block = source.read(position, BLOCK_HEADER_BYTES);
      if (block.length < BLOCK_HEADER_BYTES) {
        break;
      }
      position += BLOCK_HEADER_BYTES + blockLength(block, 0);
      if ((block[0] & LAST_BLOCK_FLAG) != 0) {
        return Math.min(position, source.size());
      }
    }
    throw new AudioException("the metadata of the FLAC file do not end");
  }

  /** Returns the length of a metadata block without its header. */
  private static int blockLength(byte[] bytes, int headerOffset) {
    int highByte = bytes[headerOffset + 1] & 0xFF;
    int middleByte = bytes[headerOffset + 2] & 0xFF;
    return (highByte << 16) | (middleByte << 8) | (bytes[headerOffset + 3] & 0xFF);
  }
}
