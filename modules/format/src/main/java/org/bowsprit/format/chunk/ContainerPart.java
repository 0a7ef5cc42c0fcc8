package org.bowsprit.format.chunk;

import org.bowsprit.bytes.Bytes;

/** A part of a container: a chunk, or bytes between chunks. */
public sealed interface ContainerPart permits Chunk, ContainerPart.Filler {

  /** Returns the offset of this part from the start of the file, in bytes. */
  int offset();

  /**
   * Bytes outside chunks: padding, or remaining bytes that are too few for a header (spec 01 §3).
   *
   * @param offset the number of bytes from the start of the file
   * @param bytes the bytes
   */
  record Filler(int offset, Bytes bytes) implements ContainerPart {

    /** Returns whether all bytes are 0 or 0x80, the padding of old encoders. */
    public boolean isPadding() {
      for (int i = 0; i < bytes.length(); i++) {
        if (bytes.u8(i) != 0 && bytes.u8(i) != 0x80) {
          return false;
        }
      }
      return true;
    }
  }
}
