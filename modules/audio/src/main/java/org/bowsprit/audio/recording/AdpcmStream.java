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
  private int frames;
  private int at;

  AdpcmStream(ByteSource source, WavHeader header) {
    this.source = source;
    this.header = header;
    decoder = new AdpcmBlock(header.channels());
    block = new short[2 * header.framesABlock()];
  }

  @Override
  public int sampleRate() {
    return header.sampleRate();
  }

  @Override
  public int read(short[] samples, int offset, int wanted) {
    int read = 0;
    while (read < wanted && (at < frames || decode())) {
      int count = Math.min(wanted - read, frames - at);
      System.arraycopy(block, 2 * at, samples, offset + 2 * read, 2 * count);
      at += count;
      read += count;
    }
    return read;
  }

  private boolean decode() {
    long offset = nextBlock * header.block();
    int length = (int) Math.max(0, Math.min(header.block(), header.dataLength() - offset));
    try {
      byte[] bytes = source.read(header.dataStart() + offset, length);
      frames = decoder.decode(bytes, bytes.length, block);
    } catch (FormatException lost) {
      frames = 0;
    }
    at = 0;
    nextBlock++;
    return frames > 0;
  }

  @Override
  public void skip(long unheard) {
    long inBlock = Math.min(unheard, frames - at);
    at += (int) inBlock;
    long left = unheard - inBlock;
    if (left > 0) {
      // The number of blocks is limited to the existing blocks, so that the number of the next
      // block stays in range.
      long blocks =
          Math.min(left / header.framesABlock(), header.dataLength() / header.block() + 1);
      nextBlock += blocks;
      frames = 0;
      at = 0;
      if (decode()) {
        at = (int) Math.min(frames, left - blocks * header.framesABlock());
      }
    }
  }

  /** Does nothing, because there is nothing to close. */
  @Override
  public void close() {}
}
