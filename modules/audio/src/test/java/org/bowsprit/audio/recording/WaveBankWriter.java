package org.bowsprit.audio.recording;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/** Writes wave banks as the tools of the Special Editions do (spec 13 §4). */
public final class WaveBankWriter {

  private static final int HEADER = 52;
  private static final int BANK_DATA = 96;
  private static final int RECORD = 24;
  private static final int XMA = 1;
  private static final int ADPCM = 2;
  private static final int XWMA = 3;
  private static final int ADPCM_OFFSET = 22;

  private final List<Entry> entries = new ArrayList<>();

  private record Entry(long frames, long format, Bytes sound) {}

  private static long format(int codec, int channels, int rate, int alignment, boolean wide) {
    return codec
        | channels << 2
        | (long) rate << 5
        | (long) alignment << 23
        | (wide ? 1L << 31 : 0);
  }

  /** Adds PCM samples of 8 or 16 bits. */
  public WaveBankWriter pcm(int rate, int channels, int bits, Bytes samples) {
    int frame = channels * bits / 8;
    return add(samples.length() / frame, format(0, channels, rate, frame, bits == 16), samples);
  }

  /** Adds one channel of samples as ADPCM in blocks of a given size. */
  public WaveBankWriter adpcm(int rate, int block, short[] samples) {
    Bytes sound = AdpcmWriter.write(samples, block);
    return add(samples.length, format(ADPCM, 1, rate, block - ADPCM_OFFSET, false), sound);
  }

  /**
   * Adds packets of Windows Media Audio.
   *
   * @param alignment the codes of packet size and byte rate
   * @param frames the duration field
   */
  public WaveBankWriter xwma(int rate, int channels, int alignment, long frames, Bytes packets) {
    return add(frames, format(XWMA, channels, rate, alignment, true), packets);
  }

  /** Adds an Xbox sound. */
  public WaveBankWriter xma() {
    return add(1, format(XMA, 2, 44_100, 0, true), Bytes.of(1, 2, 3, 4));
  }

  /** Adds an empty entry, like the entries before the first track. */
  public WaveBankWriter filler() {
    return pcm(44_100, 1, 16, Bytes.EMPTY);
  }

  /** Adds empty entries until the next entry has the number {@code index}. */
  public WaveBankWriter fillTo(int index) {
    while (entries.size() < index) {
      filler();
    }
    return this;
  }

  private WaveBankWriter add(long frames, long format, Bytes sound) {
    entries.add(new Entry(frames, format, sound));
    return this;
  }

  /** Returns the bank. */
  public Bytes toBytes() {
    int records = HEADER + BANK_DATA;
    int waves = records + entries.size() * RECORD;
    ByteWriter data = new ByteWriter();
    ByteWriter table = new ByteWriter();
    for (Entry entry : entries) {
      table.u32(entry.frames() << 4).u32(entry.format());
      table.u32(data.position()).u32(entry.sound().length()).u32(0).u32(0);
      data.bytes(entry.sound());
    }
    ByteWriter out = new ByteWriter().tag("WBND").u32(45).u32(43);
    segment(out, HEADER, BANK_DATA);
    segment(out, records, table.position());
    segment(out, 0, 0);
    segment(out, 0, 0);
    segment(out, waves, data.position());
    out.u32(0).u32(entries.size()).fill('m', 64).u32(RECORD).u32(64).u32(4).u32(0).fill(0, 8);
    return out.bytes(table.toBytes()).bytes(data.toBytes()).toBytes();
  }

  private static void segment(ByteWriter out, int offset, int length) {
    out.u32(offset).u32(length);
  }
}
