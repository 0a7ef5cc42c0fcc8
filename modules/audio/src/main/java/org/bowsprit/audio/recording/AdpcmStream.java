package org.bowsprit.audio.recording;

import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.media.adpcm.AdpcmBlock;

/** Reads the samples of an ADPCM WAV file block by block. */
final class AdpcmStream implements SoundStream {

  private final ByteSource source;
  private final WavHeader header;
  private final AdpcmBlock decoder;
  private final short[] block;
  private long nextBlock;
  private int blockFrames;
  private int blockPosition;

  AdpcmStream(ByteSource source, WavHeader header) {
    this.source = source;
    this.header = header;
    decoder = new AdpcmBlock(header.channels());
    block = new short[2 * header.framesPerBlock()];
  }

  @Override
  public int sampleRate() {
    return header.sampleRate();
  }

  @Override
  public int read(short[] samples, int offset, int requested) {
    int framesRead = 0;
    while (framesRead < requested && (blockPosition < blockFrames || decode())) {
      int frameCount = Math.min(requested - framesRead, blockFrames - blockPosition);
      System.arraycopy(block, 2 * blockPosition, samples, offset + 2 * framesRead, 2 * frameCount);
      blockPosition += frameCount;
      framesRead += frameCount;
    }
    return framesRead;
  }

  private boolean decode() {
    long offset = nextBlock * header.blockSize();
    int length = (int) Math.max(0, Math.min(header.blockSize(), header.dataLength() - offset));
    try {
      byte[] bytes = source.read(header.dataStart() + offset, length);
      blockFrames = decoder.decode(bytes, bytes.length, block);
    } catch (FormatException exception) {
      blockFrames = 0;
    }
    blockPosition = 0;
    nextBlock++;
    return blockFrames > 0;
  }

  @Override
  public void skip(long frameCount) {
    long skippedInBlock = Math.min(frameCount, blockFrames - blockPosition);
    blockPosition += (int) skippedInBlock;
    long remainingFrames = frameCount - skippedInBlock;
    if (remainingFrames > 0) {
      // The number of blocks is limited to the existing blocks, so that the number of the next
      // block stays in range.
      long skippedBlocks =
          Math.min(
              remainingFrames / header.framesPerBlock(),
              header.dataLength() / header.blockSize() + 1);
      nextBlock += skippedBlocks;
      blockFrames = 0;
      blockPosition = 0;
      if (decode()) {
        blockPosition =
            (int) Math.min(blockFrames, remainingFrames - skippedBlocks * header.framesPerBlock());
      }
    }
  }

  /** Does nothing, because the stream has no resources to release. */
  @Override
  public void close() {}
}
