package org.bowsprit.audio.recording;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.bytes.FormatException;

/**
 * The length of a sound file (spec 10 §5.1).
 *
 * @param sampleRate the number of frames per second, at least 1
 * @param frames the number of frames
 */
public record FileLength(int sampleRate, long frames) {

  private static final long MICROS_A_SECOND = 1_000_000;

  /** The length of the longest accepted file, which is one day, in seconds. */
  static final long LONGEST = 86_400;

  private static final Map<FileKind, Function<ByteSource, Optional<FileLength>>> HEADERS =
      Map.of(
          FileKind.WAV, source -> WavHeader.read(source).map(WavHeader::length),
          FileKind.FLAC, FlacLength::read,
          FileKind.OGG, OggLength::read,
          FileKind.MP3, Mp3Length::read,
          FileKind.OPUS, OpusLength::read,
          FileKind.M4A, Mp4Length::read,
          FileKind.AAC, AdtsLength::read,
          FileKind.WMA, AsfLength::read);

  /** Checks the ranges. */
  public FileLength {
    if (sampleRate < 1 || frames < 0 || frames / sampleRate > LONGEST) {
      throw new IllegalArgumentException("no length of a sound file");
    }
  }

  /**
   * Reads the length of {@code source} from its headers. Returns empty if the source is not a valid
   * file of a built-in kind.
   */
  public static Optional<FileLength> of(ByteSource source) {
    try {
      return FileKind.of(source).map(HEADERS::get).flatMap(header -> header.apply(source));
    } catch (FormatException | IllegalArgumentException damaged) {
      return Optional.empty();
    }
  }

  /** Returns the length in whole microseconds. */
  public long micros() {
    return frames * MICROS_A_SECOND / sampleRate;
  }

  /** Returns the length in units of 1/{@code unitsASecond} s, rounded down. */
  public long in(int unitsASecond) {
    return frames * unitsASecond / sampleRate;
  }
}
