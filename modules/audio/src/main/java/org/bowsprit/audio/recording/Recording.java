package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.media.voc.Jiffies;
import org.bowsprit.media.voc.Pcm;

/** Recorded sound of a known length, as samples in memory or as a sound file. */
public sealed interface Recording {

  /** Returns the duration in jiffies, rounded up (spec 10 §4.1). */
  long jiffies();

  /**
   * The samples of a VOC file.
   *
   * @param samples the samples
   */
  record Samples(Pcm samples) implements Recording {
    @Override
    public long jiffies() {
      return samples.jiffies();
    }
  }

  /**
   * A sound file of another kind.
   *
   * @param file the bytes of the file
   * @param length the length of the sound
   */
  record File(ByteSource file, FileLength length) implements Recording {
    @Override
    public long jiffies() {
      return Jiffies.ofSound(length.frames(), length.sampleRate());
    }

    /** Returns a sound file as a recording. The result is empty if its headers are invalid. */
    public static Optional<Recording> of(ByteSource source) {
      return FileLength.of(source).map(length -> new File(source, length));
    }
  }
}
