package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.media.adpcm.AdpcmBlock;
import org.bowsprit.media.wav.WavFile;
import org.bowsprit.media.wav.WavFormat;

/**
 * The position and format of the samples in a WAV file: plain integers of 8, 16 or 24 bits, or
 * ADPCM, in one channel or two.
 *
 * @param sampleRate the number of frames per second
 * @param channels the number of channels, 1 or 2
 * @param bits the number of bits per sample: 8 (unsigned), 16 or 24; 4 for ADPCM
 * @param blockSize the number of bytes per ADPCM block, or per frame of plain samples
 * @param dataStart the offset of the first sample
 * @param dataLength the number of bytes of samples; whole frames for plain samples
 */
record WavHeader(
    int sampleRate, int channels, int bits, int blockSize, long dataStart, long dataLength) {

  private static final int ADPCM_BITS = 4;

  static Optional<WavHeader> read(ByteSource source) {
    return WavFile.read(source::read, source.size()).flatMap(WavHeader::of);
  }

  private static Optional<WavHeader> of(WavFile file) {
    WavFormat format = file.format();
    int channels = format.channels();
    int bits = format.bits();
    long rate = format.sampleRate();
    boolean isPlayable = (channels == 1 || channels == 2) && rate > 0 && rate <= 768_000;
    if (!isPlayable) {
      return Optional.empty();
    }
    int blockSize = format.block();
    if (format.coding() == WavFormat.ADPCM
        && bits == ADPCM_BITS
        && AdpcmBlock.frames(blockSize, channels) > 0) {
      return Optional.of(
          new WavHeader(
              (int) rate, channels, bits, blockSize, file.dataStart(), file.dataLength()));
    }
    if (!format.isPlain() || (bits != 8 && bits != 16 && bits != 24)) {
      return Optional.empty();
    }
    int frameSize = channels * bits / 8;
    long wholeLength = file.dataLength() / frameSize * frameSize;
    return Optional.of(
        new WavHeader((int) rate, channels, bits, frameSize, file.dataStart(), wholeLength));
  }

  boolean isAdpcm() {
    return bits == ADPCM_BITS;
  }

  int framesPerBlock() {
    return isAdpcm() ? AdpcmBlock.frames(blockSize, channels) : 1;
  }

  FileLength length() {
    long wholeFrames = dataLength / blockSize * framesPerBlock();
    int remainingBytes = (int) (dataLength % blockSize);
    return new FileLength(
        sampleRate, wholeFrames + (isAdpcm() ? AdpcmBlock.frames(remainingBytes, channels) : 0));
  }
}
