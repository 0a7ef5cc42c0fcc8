package org.bowsprit.audio.recording;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/** Writes wave banks as the tools of the Special Editions do (spec 13 §4). */
public final class WaveBankWriter {

  private static final int HEADER_BYTES = 52;
  private static final int BANK_DATA_BYTES = 96;
  private static final int RECORD_BYTES = 24;
  private static final int XMA = 1;
  private static final int ADPCM = 2;
  private static final int XWMA = 3;
  private static final int ADPCM_ALIGNMENT_OFFSET = 22;

  private final List<Entry> entries = new ArrayList<>();

  private record Entry(long frames, long format, Bytes sound) {}

  private static long formatWord(
      int codec, int channels, int rate, int alignment, boolean is16Bit) {
    return codec
        | channels << 2
        | (long) rate << 5
        | (long) alignment << 23
        | (is16Bit ? 1L << 31 : 0);
  }

  /** Adds PCM samples of 8 or 16 bits. */
  public WaveBankWriter addPcm(int rate, int channels, int bitsPerSample, Bytes samples) {
    int frameBytes = channels * bitsPerSample / 8;
    return addEntry(
        samples.length() / frameBytes,
        formatWord(0, channels, rate, frameBytes, bitsPerSample == 16),
        samples);
  }

  /** Adds one channel of samples as ADPCM in blocks of a given size. */
  public WaveBankWriter addAdpcm(int rate, int blockBytes, short[] samples) {
    Bytes sound = AdpcmWriter.write(samples, blockBytes);
    return addEntry(
        samples.length,
        formatWord(ADPCM, 1, rate, blockBytes - ADPCM_ALIGNMENT_OFFSET, false),
        sound);
  }

  /**
   * Adds packets of Windows Media Audio.
   *
   * @param alignment the alignment field, which contains codes of the packet size and the byte rate
   * @param frames the duration field, in frames
   */
  public WaveBankWriter addXwma(int rate, int channels, int alignment, long frames, Bytes packets) {
    return addEntry(frames, formatWord(XWMA, channels, rate, alignment, true), packets);
  }

  /** Adds a sound in XMA, the format of the Xbox. */
  public WaveBankWriter addXma() {
    return addEntry(1, formatWord(XMA, 2, 44_100, 0, true), Bytes.of(1, 2, 3, 4));
  }

  /** Adds an empty entry, like the entries before the first track. */
  public WaveBankWriter addEmptyEntry() {
    return addPcm(44_100, 1, 16, Bytes.EMPTY);
  }

  /** Adds empty entries until the next entry has the number {@code index}. */
  public WaveBankWriter addEmptyEntriesUpTo(int index) {
    while (entries.size() < index) {
      addEmptyEntry();
    }
    return this;
  }

  private WaveBankWriter addEntry(long frames, long format, Bytes sound) {
    entries.add(new Entry(frames, format, sound));
    return this;
  }

  /** Returns the wave bank with the entries that were added. */
  public Bytes toBytes() {
    int recordsOffset = HEADER_BYTES + BANK_DATA_BYTES;
    int soundsOffset = recordsOffset + entries.size() * RECORD_BYTES;
    ByteWriter sounds = new ByteWriter();
    ByteWriter table = new ByteWriter();
    for (Entry entry : entries) {
      table.u32(entry.frames() << 4).u32(entry.format());
      table.u32(sounds.position()).u32(entry.sound().length()).u32(0).u32(0);
      sounds.bytes(entry.sound());
    }
    ByteWriter out = new ByteWriter().tag("WBND").u32(45).u32(43);
    writeSegment(out, HEADER_BYTES, BANK_DATA_BYTES);
    writeSegment(out, recordsOffset, table.position());
    writeSegment(out, 0, 0);
    writeSegment(out, 0, 0);
    writeSegment(out, soundsOffset, sounds.position());
    out.u32(0).u32(entries.size()).fill('m', 64).u32(RECORD_BYTES).u32(64).u32(4).u32(0).fill(0, 8);
    return out.bytes(table.toBytes()).bytes(sounds.toBytes()).toBytes();
  }

  private static void writeSegment(ByteWriter out, int offset, int length) {
    out.u32(offset).u32(length);
  }
}
