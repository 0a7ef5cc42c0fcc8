package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * Measures the length of an MPEG-4 file, from the time scale and the duration in its movie header.
 */
final class Mp4Length {

  private static final int BOX_HEADER = 8;
  private static final int MOST_BOXES = 1_000;
  private static final int HEADER_LENGTH = 40;

  private Mp4Length() {}

  static Optional<FileLength> read(ByteSource source) {
    return box(source, "moov").flatMap(movie -> box(movie, "mvhd")).flatMap(Mp4Length::length);
  }

  private static Optional<FileLength> length(ByteSource header) {
    ByteReader in = Bytes.wrap(header.read(0, HEADER_LENGTH)).reader(ChunkPath.ROOT);
    boolean isLong = in.u8() == 1;
    in.skip(3 + 2 * (isLong ? Long.BYTES : Integer.BYTES));
    long scale = in.u32Be();
    long duration = isLong ? in.u32Be() << 32 | in.u32Be() : in.u32Be();
    return scale > Integer.MAX_VALUE
        ? Optional.empty()
        : Optional.of(new FileLength((int) scale, duration));
  }

  /** Returns the content of the first box with a tag. */
  private static Optional<ByteSource> box(ByteSource boxes, String tag) {
    long at = 0;
    for (int i = 0; i < MOST_BOXES; i++) {
      byte[] bytes = boxes.read(at, 2 * BOX_HEADER);
      if (bytes.length < BOX_HEADER) {
        return Optional.empty();
      }
      ByteReader in = Bytes.wrap(bytes).reader(ChunkPath.ROOT);
      long length = in.u32Be();
      String found = in.tag();
      int header = BOX_HEADER;
      if (length == 1 && bytes.length == 2 * BOX_HEADER) {
        length = in.u32Be() << 32 | in.u32Be();
        header = 2 * BOX_HEADER;
      } else if (length == 0) {
        length = boxes.size() - at;
      }
      if (length < header) {
        return Optional.empty();
      }
      if (found.equals(tag)) {
        return Optional.of(boxes.part(at + header, length - header));
      }
      at += length;
    }
    return Optional.empty();
  }
}
