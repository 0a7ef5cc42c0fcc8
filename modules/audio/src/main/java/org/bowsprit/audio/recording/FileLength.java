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

  private static final long MICROS_PER_SECOND = 1_000_000;

  /** The maximum length of a file in seconds, which is one day. */
  static final long MAX_SECONDS = 86_400;

  private static final Map<FileKind, Function<ByteSource, Optional<FileLength>>> LENGTH_READERS =
      Map.of(
          FileKind.WAV, source -> WavHeader.read(source).map(WavHeader::length),
          FileKind.FLAC, FlacLength::read,
          FileKind.OGG, OggLength::read,
          FileKind.MP3, Mp3Length::read,
          FileKind.OPUS, OpusLength::read,
          FileKind.M4A, Mp4Length::read,
          FileKind.AAC, AdtsLength::read,
          FileKind.WMA, AsfLength::read);

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if the rate is below 1, or if the length is negative or longer
   *     than a day
   */
  public FileLength {
    if (sampleRate < 1 || frames < 0 || frames / sampleRate > MAX_SECONDS) {
      throw new IllegalArgumentException(
          "invalid length of a sound file: %s frames at %s frames per second"
              .formatted(frames, sampleRate));
    }
  }

  /**
   * Reads the length of {@code source} from its headers. Returns empty if the source is not a valid
   * file of a built-in kind.
   */
  public static Optional<FileLength> of(ByteSource source) {
    try {
      return FileKind.of(source).map(LENGTH_READERS::get).flatMap(reader -> reader.apply(source));
    } catch (FormatException | IllegalArgumentException exception) {
      return Optional.empty();
    }
  }

  /** Returns the length in whole microseconds. */
  public long micros() {
    return frames * MICROS_PER_SECOND / sampleRate;
  }

  /** Returns the length in units of 1/{@code unitsPerSecond} s, rounded down. */
  public long lengthIn(int unitsPerSecond) {
    return frames * unitsPerSecond / sampleRate;
  }
}
