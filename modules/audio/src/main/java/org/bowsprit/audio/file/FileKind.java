package org.bowsprit.audio.file;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * A kind of sound file for tracks and speech. Files are recognised by their first bytes. Some kinds
 * are built in; readers {@linkplain #declared declare} further ones.
 *
 * @since 1.0
 */
public final class FileKind {

  /** RIFF WAVE. */
  public static final FileKind WAV = new FileKind("WAV");

  /** Windows Media Audio in a RIFF file, as the tools for wave banks write it. */
  public static final FileKind XWMA = new FileKind("XWMA");

  /** Free Lossless Audio Codec. */
  public static final FileKind FLAC = new FileKind("FLAC");

  /** Vorbis in Ogg. */
  public static final FileKind OGG = new FileKind("OGG");

  /** MPEG audio layer III. */
  public static final FileKind MP3 = new FileKind("MP3");

  /** A voice file for the sound cards of Creative. */
  public static final FileKind VOC = new FileKind("VOC");

  /**
   * Windows Media Audio in its own container.
   *
   * @since 1.2
   */
  public static final FileKind WMA = new FileKind("WMA");

  /**
   * AAC in an MPEG-4 file.
   *
   * @since 1.2
   */
  public static final FileKind M4A = new FileKind("M4A");

  /**
   * AAC frames in sequence, without a container.
   *
   * @since 1.2
   */
  public static final FileKind AAC = new FileKind("AAC");

  /**
   * Opus in Ogg.
   *
   * @since 1.2
   */
  public static final FileKind OPUS = new FileKind("OPUS");

  private static final Pattern NAME = Pattern.compile("[A-Z0-9]{1,16}");
  private static final Pattern SUFFIX = Pattern.compile("[a-z0-9]{1,8}");
  private static final int MAX_MAGIC_BYTES = 64;
  private static final int MIN_MAGIC_BYTES = 2;

  private static final int HEAD_BYTES = 36;
  private static final int FORM_OFFSET = 8;
  private static final int FORM_END_OFFSET = 12;
  private static final int BOX_TYPE_OFFSET = 4;
  private static final int ASF_MAGIC = 0x3026B275;
  private static final int OPUS_HEAD_OFFSET = 28;
  private static final int ADTS_MASK = 0xFFF6;
  private static final int ADTS_SYNC = 0xFFF0;
  private static final int MPEG_SYNC = 0xFFE0;
  private static final int LAYER_MASK = 0x0006;
  private static final int LAYER_3 = 0x0002;

  private final String name;
  private final List<String> suffixes;
  private final int offset;
  private final byte[] magic;

  private FileKind(String name) {
    this(name, List.of(), 0, new byte[0]);
  }

  private FileKind(String name, List<String> suffixes, int offset, byte[] magic) {
    this.name = name;
    this.suffixes = List.copyOf(suffixes);
    this.offset = offset;
    this.magic = magic.clone();
  }

  /**
   * Declares a kind that is not built in, for {@link SoundFileProvider#kinds}. A file of a built-in
   * kind is never recognised as a declared kind. Two declarations with equal arguments are equal.
   *
   * @param name the name of the kind in messages, with 1 to 16 capital letters and digits
   * @param suffixes the suffixes of the files, without the dot, best first; each consists of 1 to 8
   *     lowercase letters and digits
   * @param offset the position of {@code magic} in the file, 0 or more
   * @param magic the bytes by which a file is recognised, 2 to 64
   * @throws IllegalArgumentException if an argument is out of range
   * @since 1.2
   */
  public static FileKind declared(String name, List<String> suffixes, int offset, byte... magic) {
    check(NAME.matcher(name).matches(), "a name of 1 to 16 capital letters and digits", name);
    check(!suffixes.isEmpty(), "at least one suffix", suffixes);
    for (String suffix : suffixes) {
      check(SUFFIX.matcher(suffix).matches(), "a suffix of 1 to 8 letters and digits", suffix);
    }
    check(offset >= 0, "an offset of 0 or more", offset);
    boolean isLongEnough = magic.length >= MIN_MAGIC_BYTES && magic.length <= MAX_MAGIC_BYTES;
    check(isLongEnough, "2 to 64 bytes of magic", magic.length);
    return new FileKind(name, suffixes, offset, magic);
  }

  private static void check(boolean isValid, String expected, Object actual) {
    if (!isValid) {
      throw new IllegalArgumentException(
          "a kind of sound file needs " + expected + ", not " + actual);
    }
  }

  /** Returns the name, for messages. */
  public String name() {
    return name;
  }

  /** Returns the suffixes of a declared kind, best first. A built-in kind has none. */
  public List<String> suffixes() {
    return suffixes;
  }

  /** Returns whether {@code source} is a file of this declared kind. */
  public boolean isDeclaredBy(ByteSource source) {
    return magic.length > 0 && Arrays.equals(source.read(offset, magic.length), magic);
  }

  /** Returns the built-in kind of a file. The result is empty if the file is of no such kind. */
  public static Optional<FileKind> of(ByteSource source) {
    byte[] head = source.read(0, HEAD_BYTES);
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
        if ((int) in.seek(0).u32Be() == ASF_MAGIC) {
          yield Optional.of(WMA);
        }
        if (in.length() >= FORM_OFFSET && in.seek(BOX_TYPE_OFFSET).tag().equals("ftyp")) {
          yield Optional.of(M4A);
        }
        int firstBytes = in.seek(0).u16Be();
        if ((firstBytes & ADTS_MASK) == ADTS_SYNC) {
          yield Optional.of(AAC);
        }
        boolean hasId3Tag = head[0] == 'I' && head[1] == 'D' && head[2] == '3';
        boolean isFrame =
            (firstBytes & MPEG_SYNC) == MPEG_SYNC && (firstBytes & LAYER_MASK) == LAYER_3;
        yield hasId3Tag || isFrame ? Optional.of(MP3) : Optional.empty();
      }
    };
  }

  private static boolean isXwma(ByteReader in) {
    return in.length() >= FORM_END_OFFSET && in.seek(FORM_OFFSET).tag().equals("XWMA");
  }

  private static boolean isOpus(ByteReader in) {
    return in.length() == HEAD_BYTES
        && in.seek(OPUS_HEAD_OFFSET).tag().equals("Opus")
        && in.tag().equals("Head");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FileKind kind
        && name.equals(kind.name)
        && suffixes.equals(kind.suffixes)
        && offset == kind.offset
        && Arrays.equals(magic, kind.magic);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
