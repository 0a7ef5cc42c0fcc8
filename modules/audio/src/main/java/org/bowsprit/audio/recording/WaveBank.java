package org.bowsprit.audio.recording;

import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;

/**
 * A wave bank ({@code *.xwb}), which is a file that contains many numbered sounds (spec 13 §4).
 *
 * <p>Only the header is kept in memory. A record is read only when its entry is requested, so the
 * file can be of any size.
 */
public final class WaveBank {

  private static final String SIGNATURE = "WBND";
  private static final int MIN_VERSION = 42;
  private static final int SEGMENT_COUNT = 5;
  private static final int HEADER_BYTES = 12 + SEGMENT_COUNT * 8;
  private static final int BANK_DATA_SEGMENT = 0;
  private static final int RECORDS_SEGMENT = 1;
  private static final int WAVES_SEGMENT = 4;

  /**
   * The length of the bank data in bytes: flags, entry count, 64 bytes for the name, and record
   * size.
   */
  private static final int BANK_DATA_BYTES = 76;

  private static final int BANK_NAME_BYTES = 64;
  private static final long COMPACT_FLAG = 0x0002_0000;
  private static final int MIN_RECORD_BYTES = 24;
  private static final String[] SEGMENT_NAMES = {
    "bank data", "entry records", "seek tables", "entry names", "wave data"
  };

  private final ByteSource file;
  private final Segment records;
  private final Segment waveData;
  private final long entryCount;
  private final long recordSize;

  /** A range of the file. */
  private record Segment(long offset, long length) {}

  private WaveBank(ByteSource file, Segment records, Segment waves, long count, long recordSize) {
    this.file = file;
    this.records = records;
    this.waveData = waves;
    this.entryCount = count;
    this.recordSize = recordSize;
  }

  /**
   * Reads a bank's header.
   *
   * @param file the complete bank
   * @throws FormatException if the file is not a wave bank, has another version, or has compact
   *     records
   */
  public static WaveBank read(ByteSource file) {
    ByteReader in = Bytes.wrap(file.read(0, HEADER_BYTES)).reader(ChunkPath.ROOT);
    String signature = in.tag();
    if (!signature.equals(SIGNATURE)) {
      throw in.seek(0).fail("expected " + SIGNATURE + ", found " + ChunkPath.printable(signature));
    }
    long version = in.u32();
    if (version < MIN_VERSION) {
      throw in.fail("expected version " + MIN_VERSION + " or later, found " + version);
    }
    in.skip(4);
    Segment[] segments = new Segment[SEGMENT_COUNT];
    for (int i = 0; i < SEGMENT_COUNT; i++) {
      long offset = in.u32();
      long length = in.u32();
      if (offset + length > file.size()) {
        throw in.fail(
            "expected the "
                + SEGMENT_NAMES[i]
                + " to end within the "
                + file.size()
                + " bytes of the file, found that they end at "
                + (offset + length));
      }
      segments[i] = new Segment(offset, length);
    }
    return read(file, segments);
  }

  private static WaveBank read(ByteSource file, Segment[] segments) {
    Segment bankData = segments[BANK_DATA_SEGMENT];
    int length = (int) Math.min(BANK_DATA_BYTES, bankData.length());
    ByteReader in =
        Bytes.wrap(file.read(bankData.offset(), length))
            .reader(ChunkPath.ROOT.child(SEGMENT_NAMES[BANK_DATA_SEGMENT]));
    if ((in.u32() & COMPACT_FLAG) != 0) {
      throw in.fail("expected full records, found compact ones");
    }
    long entryCount = in.u32();
    in.skip(BANK_NAME_BYTES);
    long recordSize = in.u32();
    if (recordSize < MIN_RECORD_BYTES) {
      throw in.fail(
          "expected records of at least " + MIN_RECORD_BYTES + " bytes, found " + recordSize);
    }
    Segment records = segments[RECORDS_SEGMENT];
    if (entryCount > records.length() / recordSize) {
      throw in.fail(
          "expected at most "
              + records.length() / recordSize
              + " entries, because there are only so many records, found "
              + entryCount);
    }
    return new WaveBank(file, records, segments[WAVES_SEGMENT], entryCount, recordSize);
  }

  /** Returns the number of entries. */
  public long size() {
    return entryCount;
  }

  /**
   * Returns the entry with a number.
   *
   * @param index the index, 0 to {@link #size} - 1
   * @throws FormatException if the record is invalid, or if the sound is outside the file
   * @throws IndexOutOfBoundsException if there is no such entry
   */
  public WaveBankEntry entry(long index) {
    if (index < 0 || index >= entryCount) {
      throw new IndexOutOfBoundsException("entry " + index + " of " + entryCount);
    }
    ByteReader in =
        Bytes.wrap(file.read(records.offset() + index * recordSize, MIN_RECORD_BYTES))
            .reader(ChunkPath.ROOT.child("entry " + index));
    return WaveBankEntry.read(in, waveData.length());
  }

  /** Returns the sound of an entry, as stored in the bank. */
  public ByteSource sound(WaveBankEntry entry) {
    return file.part(waveData.offset() + entry.offset(), entry.length());
  }
}
