package org.bowsprit.audio.file;

import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * The kinds of sound file for tracks and speech, recognised by their first bytes.
 *
 * @since 1.0
 */
public enum FileKind {
  /** RIFF WAVE. */
  WAV,
  /** Windows Media Audio in a RIFF file, as the tools for wave banks write it. */
  XWMA,
  /** Free Lossless Audio Codec. */
  FLAC,
  /** Vorbis in Ogg. */
  OGG,
  /** MPEG audio layer III. */
  MP3,
  /** A voice file of Creative's cards. */
  VOC,
  /**
   * Windows Media Audio in its own container.
   *
   * @since 1.2
   */
  WMA,
  /**
   * AAC in an MPEG-4 file.
   *
   * @since 1.2
   */
  M4A,
  /**
   * AAC frames one after the other.
   *
   * @since 1.2
   */
  AAC,
  /**
   * Opus in Ogg.
   *
   * @since 1.2
   */
  OPUS;

  private static final int HEAD = 36;
  private static final int FORM = 8;
  private static final int FORM_END = 12;
  private static final int BRAND = 4;
  private static final int ASF = 0x3026B275;
  private static final int OPUS_AT = 28;
  private static final int ADTS = 0xFFF6;
  private static final int ADTS_SYNC = 0xFFF0;
  private static final int SYNC = 0xFFE0;
  private static final int LAYER = 0x0006;
  private static final int LAYER_3 = 0x0002;

  /** Returns the kind of {@code source}; empty if it is none of these. */
  public static Optional<FileKind> of(ByteSource source) {
    byte[] head = source.read(0, HEAD);
    if (head.length < 4) {
      return Optional.empty();
    }
    ByteReader in = Bytes.wrap(head).reader(ChunkPath.ROOT);
    return switch (in.tag()) {
      case "RIFF" -> Optional.of(isXwma(in) ? XWMA : WAV);
      case "fLaC" -> Optional.of(FLAC);
      case "OggS" -> Optional.of(isOpus(in) ? OPUS : OGG);
      case "Crea" -> Optional.of(VOC);
      default -> {
        if ((int) in.seek(0).u32Be() == ASF) {
          yield Optional.of(WMA);
        }
        if (in.length() >= FORM && in.seek(BRAND).tag().equals("ftyp")) {
          yield Optional.of(M4A);
        }
        int first = in.seek(0).u16Be();
        if ((first & ADTS) == ADTS_SYNC) {
          yield Optional.of(AAC);
        }
        boolean tagged = head[0] == 'I' && head[1] == 'D' && head[2] == '3';
        boolean frame = (first & SYNC) == SYNC && (first & LAYER) == LAYER_3;
        yield tagged || frame ? Optional.of(MP3) : Optional.empty();
      }
    };
  }

  private static boolean isXwma(ByteReader in) {
    return in.length() >= FORM_END && in.seek(FORM).tag().equals("XWMA");
  }

  private static boolean isOpus(ByteReader in) {
    return in.length() == HEAD && in.seek(OPUS_AT).tag().equals("Opus") && in.tag().equals("Head");
  }
}
