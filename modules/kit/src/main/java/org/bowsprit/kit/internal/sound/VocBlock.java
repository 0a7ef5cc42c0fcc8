package org.bowsprit.kit.internal.sound;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.bowsprit.format.ByteWriter;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.ChunkPath;

/** The payload of an SBL rendition: one block of samples (spec 10 §3). */
final class VocBlock {

  private static final int BLOCKS = 19;
  private static final int BLOCK_HEADER = 6;
  private static final int END = 0;
  private static final int VOC_HEADER = 26;
  private static final int VOC_VERSION = 0x010A;
  private static final int SLOWEST = 1_000_000 / 256;
  private static final int FASTEST = 1_000_000 / 2;
  private static final int MOST_SAMPLES = 0xFFFFFF - 2;
  private static final int TIME_CONSTANT_11025 = 0xA5;
  private static final int TIME_CONSTANT_22050 = 0xD2;

  private VocBlock() {}

  /**
   * Packs samples.
   *
   * @throws SoundException if no block holds them
   */
  static Bytes pack(WaveSample sample) throws SoundException {
    if (sample.rate() < SLOWEST || sample.rate() > FASTEST) {
      throw new SoundException(
          "expected " + SLOWEST + " to " + FASTEST + " samples a second, found " + sample.rate());
    }
    if (sample.samples().length() > MOST_SAMPLES) {
      throw new SoundException("expected at most " + MOST_SAMPLES + " samples");
    }
    int length = sample.samples().length() + 2;
    ByteWriter block =
        new ByteWriter()
            .u8(1)
            .u16(length & 0xFFFF)
            .u8(length >> 16)
            .u8(timeConstant(sample.rate()))
            .u8(0)
            .bytes(sample.samples())
            .u8(END);
    return around(block.toBytes());
  }

  private static Bytes around(Bytes blocks) {
    return new ByteWriter()
        .tag("AUhd")
        .u32Be(3)
        .u8(0)
        .u8(0)
        .u8(0x80)
        .tag("AUdt")
        .u32Be(blocks.length())
        .bytes(blocks)
        .toBytes();
  }

  /** Returns the samples of a payload that {@link #pack} makes again byte for byte. */
  static Optional<WaveSample> unpack(Bytes payload) {
    int start = BLOCKS + BLOCK_HEADER;
    if (payload.length() <= start || payload.u8(BLOCKS) != 1) {
      return Optional.empty();
    }
    int constant = payload.u8(BLOCKS + 4);
    WaveSample sample =
        new WaveSample(rate(constant), payload.slice(start, payload.length() - start - 1));
    try {
      return pack(sample).equals(payload) ? Optional.of(sample) : Optional.empty();
    } catch (SoundException e) {
      return Optional.empty();
    }
  }

  /** Returns a VOC file with the blocks of a payload that {@link #ofVoc} makes again. */
  static Optional<Bytes> toVoc(Bytes payload) {
    if (payload.length() < BLOCKS || !around(payload.from(BLOCKS)).equals(payload)) {
      return Optional.empty();
    }
    ByteWriter file = new ByteWriter();
    file.bytes("Creative Voice File".getBytes(StandardCharsets.US_ASCII)).u8(0x1A);
    file.u16(VOC_HEADER).u16(VOC_VERSION).u16((~VOC_VERSION + 0x1234) & 0xFFFF);
    return Optional.of(file.bytes(payload.from(BLOCKS)).toBytes());
  }

  /** Returns the payload of the blocks in a VOC file. */
  static Bytes ofVoc(Bytes bytes) throws SoundException {
    if (bytes.length() < VOC_HEADER || bytes.u8(19) != 0x1A) {
      throw new SoundException("expected a VOC file, found something else");
    }
    int start = bytes.reader(ChunkPath.ROOT).seek(20).u16();
    if (start > bytes.length()) {
      throw new SoundException("expected blocks in the VOC file, found none");
    }
    return around(bytes.from(start));
  }

  private static int timeConstant(int rate) {
    return switch (rate) {
      case 11_025 -> TIME_CONSTANT_11025;
      case 22_050 -> TIME_CONSTANT_22050;
      default -> {
        int nearest = 0;
        for (int constant = 0; constant < 255; constant++) {
          if (Math.abs(rate(constant) - rate) < Math.abs(rate(nearest) - rate)) {
            nearest = constant;
          }
        }
        yield nearest;
      }
    };
  }

  private static int rate(int constant) {
    return switch (constant) {
      case TIME_CONSTANT_11025, TIME_CONSTANT_11025 + 1 -> 11_025;
      case TIME_CONSTANT_22050, TIME_CONSTANT_22050 + 1 -> 22_050;
      default -> 1_000_000 / (256 - constant);
    };
  }
}
