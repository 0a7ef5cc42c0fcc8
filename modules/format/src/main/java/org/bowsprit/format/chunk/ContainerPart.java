package org.bowsprit.format.chunk;

import org.bowsprit.bytes.Bytes;

/** What a container is a sequence of: chunks, and now and then bytes between them. */
public sealed interface ContainerPart permits Chunk, ContainerPart.Filler {

  /** Returns the bytes from the start of the file to this part. */
  int offset();

  /**
   * Bytes that are no chunk: padding, or a rest too short for a header (spec 01 §3).
   *
   * @param offset bytes from the start of the file
   * @param bytes what stands there
   */
  record Filler(int offset, Bytes bytes) implements ContainerPart {

    /** Returns whether these are the 0 and 0x80 bytes that old encoders padded with. */
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
