package org.bowsprit.media.voc;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * Reads the blocks of a VOC file (spec 10 §3.2 and §3.3).
 *
 * <p>Some files have wrong lengths or no terminator. A block is cut off at the end of the file, and
 * an unknown block ends the sound.
 */
public final class VocReader {

  private static final int FILE_HEADER_BYTES = 26;
  private static final int BLOCK_HEADER_BYTES = 4;
  private static final int EIGHT_BIT_CODEC = 0;

  private VocReader() {}

  /**
   * Reads a whole file, which begins with the header {@code Creative Voice File}. Bytes without
   * that header are read as blocks.
   */
  public static Pcm readFile(Bytes file, ChunkPath path) {
    return readBlocks(blocks(file).orElse(file), path);
  }

  /** Returns the blocks of a VOC file, without its header; empty if it is not a VOC file. */
  public static Optional<Bytes> blocks(Bytes file) {
    if (file.length() < FILE_HEADER_BYTES || !file.reader(ChunkPath.ROOT).tag().equals("Crea")) {
      return Optional.empty();
    }
    int first = file.u8(20) | file.u8(21) << 8;
    return Optional.of(file.from(Math.min(first, file.length())));
  }

  /** Reads blocks without a file header. */
  public static Pcm readBlocks(Bytes bytes, ChunkPath path) {
    ByteReader in = bytes.reader(path);
    List<Pcm.Block> blocks = new ArrayList<>();
    int rate = 0;
    int extendedRate = 0;
    while (in.remaining() >= BLOCK_HEADER_BYTES) {
      int type = in.u8();
      if (type == 0 || type > 9) {
        break;
      }
      int length = in.u8() | in.u16() << 8;
      ByteReader block = in.bytes(Math.min(length, in.remaining())).reader(path);
      switch (type) {
        case 1 -> {
          if (block.remaining() >= 2) {
            int ownRate = rate(block.u8());
            boolean isPlayable = block.u8() == EIGHT_BIT_CODEC;
            rate = extendedRate > 0 ? extendedRate : ownRate;
            extendedRate = 0;
            addSamples(blocks, rate, isPlayable ? block.rest() : Bytes.EMPTY);
          }
        }
        case 2 -> addSamples(blocks, Math.max(1, rate), block.rest());
        case 3 -> {
          if (block.remaining() >= 3) {
            int count = block.u16() + 1;
            blocks.add(new Pcm.Silence(rate(block.u8()), count));
          }
        }
        case 6 -> {
          if (block.remaining() >= 2) {
            blocks.add(new Pcm.RepeatStart(block.u16()));
          }
        }
        case 7 -> blocks.add(new Pcm.RepeatEnd());
        case 8 -> {
          if (block.remaining() >= 4) {
            extendedRate = 256_000_000 / (65_536 - block.u16());
          }
        }
        case 9 -> {
          Pcm.Block samples = readType9Block(block);
          if (samples != null) {
            blocks.add(samples);
          }
        }
        default -> {
          // Markers and texts are silent.
        }
      }
    }
    return new Pcm(blocks);
  }

  private static void addSamples(List<Pcm.Block> blocks, int rate, Bytes data) {
    if (!data.isEmpty()) {
      blocks.add(new Pcm.Samples(rate, data));
    }
  }

  private static Pcm.Block readType9Block(ByteReader block) {
    if (block.remaining() <= 12) {
      return null;
    }
    long rate = block.u32();
    int bits = block.u8();
    int channels = block.u8();
    int codec = block.u16();
    block.skip(4);
    boolean isPlayable =
        bits == 8 && channels == 1 && codec == EIGHT_BIT_CODEC && rate > 0 && rate <= 200_000;
    return isPlayable ? new Pcm.Samples((int) rate, block.rest()) : null;
  }

  /**
   * Returns the number of samples per second for a time constant. The constants of two common sound
   * cards are mapped to the standard rates of 11,025 and 22,050 Hz.
   */
  public static int rate(int timeConstant) {
    return switch (timeConstant) {
      case 0xA5, 0xA6 -> 11_025;
      case 0xD2, 0xD3 -> 22_050;
      default -> 1_000_000 / (256 - timeConstant);
    };
  }
}
