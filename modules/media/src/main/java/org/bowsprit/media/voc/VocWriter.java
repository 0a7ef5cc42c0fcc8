package org.bowsprit.media.voc;

import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * Writes sampled sound as the blocks of a VOC file (spec 10 §3.2 and §3.3).
 *
 * <p>Samples whose rate has an exact time constant are written in block 1, others in block 9.
 * Silence is written at the rate of the nearest time constant, because its block has no other field
 * for a rate.
 */
public final class VocWriter {

  private static final int VERSION = 0x010A;
  private static final int CHECKSUM_BASE = 0x1234;
  private static final int HEADER_BYTES = 26;
  private static final int MAX_BLOCK_BYTES = 0xFF_FFFF;
  private static final int MAX_SILENCE_SAMPLES = 0x1_0000;
  private static final int CONSTANT_COUNT = 256;

  private VocWriter() {}

  /**
   * Returns a whole file, with the header {@code Creative Voice File}.
   *
   * @param blocks the blocks, including their terminator
   */
  public static Bytes file(Bytes blocks) {
    ByteWriter out = new ByteWriter();
    out.tag("Crea").tag("tive").tag(" Voi").tag("ce F").u8('i').u8('l').u8('e').u8(0x1A);
    out.u16(HEADER_BYTES).u16(VERSION).u16((~VERSION + CHECKSUM_BASE) & 0xFFFF);
    return out.bytes(blocks).toBytes();
  }

  /** Returns only the blocks, with a terminator. */
  public static Bytes blocks(Pcm sound) {
    ByteWriter out = new ByteWriter();
    for (Pcm.Block block : sound.blocks()) {
      if (block instanceof Pcm.Samples samples) {
        write(samples, out);
      } else if (block instanceof Pcm.Silence silence) {
        write(silence, out);
      } else if (block instanceof Pcm.RepeatStart start) {
        writeHeader(6, 2, out).u16(start.repetitions());
      } else {
        writeHeader(7, 0, out);
      }
    }
    return out.u8(0).toBytes();
  }

  private static ByteWriter writeHeader(int type, int length, ByteWriter out) {
    return out.u8(type).u8(length & 0xFF).u16(length >> 8);
  }

  private static void write(Pcm.Samples samples, ByteWriter out) {
    int constant = exactConstant(samples.rate());
    int fieldBytes = constant < 0 ? 12 : 2;
    for (int offset = 0; offset < samples.data().length(); ) {
      int count = Math.min(samples.data().length() - offset, MAX_BLOCK_BYTES - fieldBytes);
      if (constant < 0) {
        writeHeader(9, fieldBytes + count, out).u32(samples.rate()).u8(8).u8(1).u16(0).u32(0);
      } else {
        writeHeader(1, fieldBytes + count, out).u8(constant).u8(0);
      }
      out.bytes(samples.data().slice(offset, count));
      offset += count;
    }
  }

  private static void write(Pcm.Silence silence, ByteWriter out) {
    int constant = nearestConstant(silence.rate());
    for (int remaining = silence.count(); remaining > 0; remaining -= MAX_SILENCE_SAMPLES) {
      writeHeader(3, 3, out).u16(Math.min(remaining, MAX_SILENCE_SAMPLES) - 1).u8(constant);
    }
  }

  /**
   * Returns the time constant whose rate is exactly this rate; a negative number if there is none.
   */
  private static int exactConstant(int rate) {
    int nearest = nearestConstant(rate);
    return VocReader.rate(nearest) == rate ? nearest : -1;
  }

  /** Returns the time constant with the rate nearest to {@code rate}, in samples per second. */
  public static int nearestConstant(int rate) {
    int nearest = 0;
    for (int constant = 1; constant < CONSTANT_COUNT; constant++) {
      int distance = Math.abs(VocReader.rate(constant) - rate);
      if (distance < Math.abs(VocReader.rate(nearest) - rate)) {
        nearest = constant;
      }
    }
    return nearest;
  }
}
