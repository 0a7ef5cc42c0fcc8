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

  private static final int BOX_HEADER_BYTES = 8;
  private static final int MAX_BOXES = 1_000;
  private static final int MOVIE_HEADER_BYTES = 40;

  private Mp4Length() {}

  static Optional<FileLength> read(ByteSource source) {
    return findBox(source, "moov")
        .flatMap(movie -> findBox(movie, "mvhd"))
        .flatMap(Mp4Length::length);
  }

  private static Optional<FileLength> length(ByteSource header) {
    ByteReader in = Bytes.wrap(header.read(0, MOVIE_HEADER_BYTES)).reader(ChunkPath.ROOT);
    boolean isLong = in.u8() == 1;
    in.skip(3 + 2 * (isLong ? Long.BYTES : Integer.BYTES));
    long timeScale = in.u32Be();
    long duration = isLong ? in.u32Be() << 32 | in.u32Be() : in.u32Be();
    return timeScale > Integer.MAX_VALUE
        ? Optional.empty()
        : Optional.of(new FileLength((int) timeScale, duration));
  }

  /** Returns the content of the first box with a tag. */
  private static Optional<ByteSource> findBox(ByteSource boxes, String tag) {
    long offset = 0;
    for (int i = 0; i < MAX_BOXES; i++) {
      byte[] bytes = boxes.read(offset, 2 * BOX_HEADER_BYTES);
      if (bytes.length < BOX_HEADER_BYTES) {
        return Optional.empty();
      }
      ByteReader in = Bytes.wrap(bytes).reader(ChunkPath.ROOT);
      long length = in.u32Be();
      String boxTag = in.tag();
      int headerBytes = BOX_HEADER_BYTES;
      if (length == 1 && bytes.length == 2 * BOX_HEADER_BYTES) {
        length = in.u32Be() << 32 | in.u32Be();
        headerBytes = 2 * BOX_HEADER_BYTES;
      } else if (length == 0) {
        length = boxes.size() - offset;
      }
      if (length < headerBytes) {
        return Optional.empty();
      }
      if (boxTag.equals(tag)) {
        return Optional.of(boxes.part(offset + headerBytes, length - headerBytes));
      }
      offset += length;
    }
    return Optional.empty();
  }
}
