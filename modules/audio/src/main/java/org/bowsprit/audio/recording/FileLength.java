package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.bytes.FormatException;

/**
 * How long a sound file is, by its headers alone (spec 10 §5.1).
 *
 * @param sampleRate frames a second, at least 1
 * @param frames how many there are
 */
public record FileLength(int sampleRate, long frames) {

  private static final long MICROS_A_SECOND = 1_000_000;

  /** The longest file that counts: a day. */
  private static final long LONGEST = 86_400;

  /** Rejects what no file can be. */
  public FileLength {
    if (sampleRate < 1 || frames < 0 || frames / sampleRate > LONGEST) {
      throw new IllegalArgumentException("no length of a sound file");
    }
  }

  /** Returns the length of {@code source}; empty if it is no sound file that makes sense. */
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

  /** Returns how many of {@code unitsASecond} a second there are, rounded down. */
  public long in(int unitsASecond) {
    return frames * unitsASecond / sampleRate;
  }
}
