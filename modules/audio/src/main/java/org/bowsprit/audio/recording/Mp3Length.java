package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * Measures the length of an MP3 file. The length is computed from the frame count in the Xing or
 * Info tag. If the file has no such tag, the length is computed from the size of the file and the
 * bit rate of the first frame.
 */
final class Mp3Length {

  private static final int ID3_HEADER_BYTES = 10;
  private static final int FRAME_HEADER_BYTES = 4;
  private static final int FRAME_COUNT_FLAG = 1;
  private static final int MPEG_1 = 3;
  private static final int MPEG_2_5 = 0;
  private static final int MONO = 3;
  private static final int SEARCH_BYTES = 4096;

  private static final int[] MPEG_1_KILOBITS = {
    0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0
  };
  private static final int[] MPEG_2_KILOBITS = {
    0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0
  };
  private static final int[] SAMPLE_RATES = {44_100, 48_000, 32_000, 0};

  private Mp3Length() {}

  static Optional<FileLength> read(ByteSource source) {
    long firstOffset = offsetAfterTag(source);
    Bytes searchedBytes = Bytes.wrap(source.read(firstOffset, SEARCH_BYTES));
    for (int offset = 0; offset + FRAME_HEADER_BYTES <= searchedBytes.length(); offset++) {
      int header = (int) searchedBytes.reader(ChunkPath.ROOT).seek(offset).u32Be();
      if (isFrame(header)) {
        return Optional.of(
            length(header, searchedBytes.from(offset), source.size() - firstOffset - offset));
      }
    }
    return Optional.empty();
  }

  /** Returns the offset after an ID3v2 tag. Its length field uses seven bits of each byte. */
  private static long offsetAfterTag(ByteSource source) {
    Bytes tag = Bytes.wrap(source.read(0, ID3_HEADER_BYTES));
    if (tag.length() < ID3_HEADER_BYTES || !tag.slice(0, 3).equals(Bytes.of('I', 'D', '3'))) {
      return 0;
    }
    int length = 0;
    for (int i = 6; i < ID3_HEADER_BYTES; i++) {
      length = length << 7 | (tag.u8(i) & 127);
    }
    return (long) ID3_HEADER_BYTES + length;
  }

  private static boolean isFrame(int header) {
    return header >>> 21 == 0x7FF
        && (header >> 19 & 3) != 1
        && (header >> 17 & 3) == 1
        && kilobits(header) > 0
        && rate(header) > 0;
  }

  private static int version(int header) {
    return header >> 19 & 3;
  }

  private static int kilobits(int header) {
    return (version(header) == MPEG_1 ? MPEG_1_KILOBITS : MPEG_2_KILOBITS)[header >> 12 & 15];
  }

  private static int rate(int header) {
    int version = version(header);
    return SAMPLE_RATES[header >> 10 & 3] >> (version == MPEG_1 ? 0 : version == MPEG_2_5 ? 2 : 1);
  }

  private static FileLength length(int header, Bytes frame, long byteCount) {
    boolean isMpeg1 = version(header) == MPEG_1;
    boolean isMono = (header >> 6 & 3) == MONO;
    int samplesPerFrame = isMpeg1 ? 1152 : 576;
    int sideInfoBytes = isMpeg1 ? (isMono ? 17 : 32) : (isMono ? 9 : 17);
    int rate = rate(header);
    ByteReader in = frame.reader(ChunkPath.ROOT);
    if (frame.length() >= FRAME_HEADER_BYTES + sideInfoBytes + 12) {
      String tag = in.seek(FRAME_HEADER_BYTES + sideInfoBytes).tag();
      boolean hasInfoTag = tag.equals("Xing") || tag.equals("Info");
      if (hasInfoTag && (in.u32Be() & FRAME_COUNT_FLAG) != 0) {
        return new FileLength(rate, in.u32Be() * samplesPerFrame);
      }
    }
    return new FileLength(rate, byteCount * 8 * rate / (kilobits(header) * 1000L));
  }
}
