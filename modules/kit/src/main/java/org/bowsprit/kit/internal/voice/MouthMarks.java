package org.bowsprit.kit.internal.voice;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.internal.sound.WaveSample;
import org.bowsprit.media.voc.Jiffies;

/**
 * Finds the times when a speaker's mouth opens and closes, from the loudness of the line (spec 10
 * §6.4).
 */
final class MouthMarks {

  /** A mouth is open while the line is louder than its loudest jiffy divided by this number. */
  private static final int LOUDNESS_DIVISOR = 8;

  /** The shortest time between two marks, in jiffies, so that a mouth does not flutter. */
  private static final int MIN_JIFFIES_BETWEEN_MARKS = 4;

  private static final int MAX_JIFFY = 0xFFFF;

  private MouthMarks() {}

  /** Returns the marks of a line, in jiffies. The mouth is open before the first mark. */
  static List<Integer> of(WaveSample sound) {
    int[] loudness = loudness(sound);
    int loudest = 0;
    for (int each : loudness) {
      loudest = Math.max(loudest, each);
    }
    List<Integer> marks = new ArrayList<>();
    boolean isOpen = true;
    int lastMark = -MIN_JIFFIES_BETWEEN_MARKS;
    for (int jiffy = 0; jiffy < Math.min(loudness.length, MAX_JIFFY); jiffy++) {
      boolean isLoud = loudness[jiffy] * LOUDNESS_DIVISOR > loudest;
      if (isLoud != isOpen && jiffy - lastMark >= MIN_JIFFIES_BETWEEN_MARKS) {
        marks.add(jiffy);
        isOpen = isLoud;
        lastMark = jiffy;
      }
    }
    return marks;
  }

  /** Returns the mean distance from silence in each jiffy. */
  private static int[] loudness(WaveSample sound) {
    Bytes samples = sound.samples();
    int[] loudness = new int[(int) ((long) samples.length() * Jiffies.PER_SECOND / sound.rate())];
    for (int jiffy = 0; jiffy < loudness.length; jiffy++) {
      int start = (int) ((long) jiffy * sound.rate() / Jiffies.PER_SECOND);
      int end = (int) ((jiffy + 1L) * sound.rate() / Jiffies.PER_SECOND);
      int sum = 0;
      for (int i = start; i < end; i++) {
        sum += Math.abs(samples.u8(i) - WaveSample.SILENCE);
      }
      loudness[jiffy] = sum / Math.max(1, end - start);
    }
    return loudness;
  }
}
