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
  private static final int LOUD_PART = 8;

  /** The shortest time between two marks, in jiffies, so that a mouth does not flutter. */
  private static final int SHORTEST = 4;

  private static final int LAST = 0xFFFF;

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
    int last = -SHORTEST;
    for (int jiffy = 0; jiffy < Math.min(loudness.length, LAST); jiffy++) {
      boolean isLoud = loudness[jiffy] * LOUD_PART > loudest;
      if (isLoud != isOpen && jiffy - last >= SHORTEST) {
        marks.add(jiffy);
        isOpen = isLoud;
        last = jiffy;
      }
    }
    return marks;
  }

  /** Returns the mean distance from silence in each jiffy. */
  private static int[] loudness(WaveSample sound) {
    Bytes samples = sound.samples();
    int[] loudness = new int[(int) ((long) samples.length() * Jiffies.A_SECOND / sound.rate())];
    for (int jiffy = 0; jiffy < loudness.length; jiffy++) {
      int from = (int) ((long) jiffy * sound.rate() / Jiffies.A_SECOND);
      int to = (int) ((jiffy + 1L) * sound.rate() / Jiffies.A_SECOND);
      int sum = 0;
      for (int i = from; i < to; i++) {
        sum += Math.abs(samples.u8(i) - WaveSample.SILENCE);
      }
      loudness[jiffy] = sum / Math.max(1, to - from);
    }
    return loudness;
  }
}
