package org.bowsprit.media.wav;

import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * The format and the position of the samples in a WAV file.
 *
 * @param format the format of the samples
 * @param dataStart the offset of the first sample
 * @param dataLength the number of bytes of samples that the file contains
 * @since 1.0
 */
public record WavFile(WavFormat format, long dataStart, long dataLength) {

  /** The number of bytes before the samples in a file with a plain {@link WavFormat}. */
  public static final int HEADER = 44;

  private static final String WAVE = "WAVE";
  private static final int RIFF_HEADER = 12;
  private static final int FORM_OFFSET = 8;

  /**
   * The number of bytes of the tags {@code RIFF}, {@code fmt } and {@code data}, their sizes and
   * the form.
   */
  private static final int TAG_BYTES = 28;

  /** The maximum number of chunks that are read in search of the samples. */
  private static final int MAX_CHUNKS = 64;

  /** The source of a file's bytes. */
  public interface Source {

    /** Returns {@code length} bytes from {@code offset} on, or fewer if the file ends earlier. */
    byte[] read(long offset, int length);
  }

  /**
   * Finds the samples of a file. Does not check the first twelve bytes of the file.
   *
   * @param size the size of the file in bytes
   * @return the samples; empty if the file contains no samples after a format
   */
  public static Optional<WavFile> read(Source source, long size) {
    Optional<WavFormat> format = Optional.empty();
    long offset = RIFF_HEADER;
    for (int i = 0; i < MAX_CHUNKS; i++) {
      Bytes head = Bytes.wrap(source.read(offset, ByteWriter.HEADER));
      if (head.length() < ByteWriter.HEADER) {
        return Optional.empty();
      }
      ByteReader in = head.reader(ChunkPath.ROOT);
      String tag = in.tag();
      long length = in.u32();
      long start = offset + ByteWriter.HEADER;
      if (tag.equals("fmt ")) {
        format = format(Bytes.wrap(source.read(start, WavFormat.LENGTH)));
      } else if (tag.equals("data")) {
        long availableLength = Math.min(length, size - start);
        return format.map(read -> new WavFile(read, start, availableLength));
      }
      offset = start + length + (length & 1);
    }
    return Optional.empty();
  }

  /** Finds the samples of a file in memory; empty if it is not a WAV file with samples. */
  public static Optional<WavFile> read(Bytes file) {
    ByteReader in = file.reader(ChunkPath.ROOT);
    boolean isWave =
        file.length() >= RIFF_HEADER
            && in.tag().equals("RIFF")
            && in.seek(FORM_OFFSET).tag().equals(WAVE);
    return isWave
        ? read((offset, length) -> part(file, offset, length), file.length())
        : Optional.empty();
  }

  private static byte[] part(Bytes file, long offset, int length) {
    int from = (int) Math.min(offset, file.length());
    return file.slice(from, Math.min(length, file.length() - from)).toArray();
  }

  private static Optional<WavFormat> format(Bytes chunk) {
    return chunk.length() < WavFormat.LENGTH
        ? Optional.empty()
        : Optional.of(WavFormat.read(chunk.reader(ChunkPath.ROOT)));
  }

  /**
   * Returns the bytes before the samples.
   *
   * @param form {@code WAVE} or a related form
   * @param format the contents of the {@code fmt } chunk
   * @param dataLength the number of bytes of samples
   */
  public static Bytes header(String form, Bytes format, long dataLength) {
    return header(form, format, dataLength, 0);
  }

  private static Bytes header(String form, Bytes format, long dataLength, long padding) {
    ByteWriter out = new ByteWriter().tag("RIFF");
    out.u32(TAG_BYTES - ByteWriter.HEADER + format.length() + dataLength + padding).tag(form);
    out.tag("fmt ").u32(format.length()).bytes(format);
    return out.tag("data").u32(dataLength).toBytes();
  }

  /** Returns the {@value #HEADER} bytes before {@code dataLength} bytes of samples. */
  public static Bytes header(WavFormat format, long dataLength) {
    return header(WAVE, format.toBytes(), dataLength);
  }

  /** Returns samples as a file, padded to an even number of bytes. */
  public static Bytes of(WavFormat format, Bytes samples) {
    int padding = samples.length() & 1;
    return new ByteWriter()
        .bytes(header(WAVE, format.toBytes(), samples.length(), padding))
        .bytes(samples)
        .fill(0, padding)
        .toBytes();
  }
}
