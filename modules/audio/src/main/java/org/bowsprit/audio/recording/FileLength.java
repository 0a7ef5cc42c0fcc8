package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.bytes.FormatException;

/**
 * The length of a sound file, from its headers alone (spec 10 §5.1).
 *
 * @param sampleRate frames a second, at least 1
 * @param frames the number of frames
 */
public record FileLength(int sampleRate, long frames) {

  private static final long MICROS_A_SECOND = 1_000_000;

  /** The longest accepted file, in seconds: a day. */
  private static final long LONGEST = 86_400;

  /** Checks the ranges. */
  public FileLength {
    if (sampleRate < 1 || frames < 0 || frames / sampleRate > LONGEST) {
      throw new IllegalArgumentException("no length of a sound file");
    }
  }

  /** Returns the length of {@code source}; empty if it is not a valid sound file. */
  public static Optional<FileLength> of(ByteSource source) {
    try {
      return FileKind.of(source)
          .flatMap(
              kind ->
                  switch (kind) {
                    case WAV -> WavHeader.read(source).map(WavHeader::length);
                    case FLAC -> FlacLength.read(source);
                    case OGG -> OggLength.read(source);
                    case MP3 -> Mp3Length.read(source);
                    case OPUS -> OpusLength.read(source);
                    case M4A -> Mp4Length.read(source);
                    case AAC -> AdtsLength.read(source);
                    case WMA -> AsfLength.read(source);
                    case VOC, XWMA -> Optional.empty();
                  });
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
