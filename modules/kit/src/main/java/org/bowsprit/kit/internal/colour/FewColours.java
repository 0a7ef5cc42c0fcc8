package org.bowsprit.kit.internal.colour;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;

/**
 * Reduces the colours of pictures to a given number. The colours whose loss changes the pictures
 * least are removed first.
 */
public final class FewColours {

  private final Bytes palette;
  private final Map<Integer, Long> counts = new TreeMap<>();

  /**
   * Prepares to choose colours of a palette.
   *
   * @param palette the palette
   * @param counts the number of pixels of each colour
   */
  public FewColours(Bytes palette, Map<Integer, Long> counts) {
    this.palette = palette;
    this.counts.putAll(counts);
  }

  /**
   * Returns at most {@code most} of the colours.
   *
   * @param kept the colours to keep in any case, even if they are more than {@code most}
   */
  public BitSet choose(BitSet kept, int most) {
    while (counts.size() > most && counts.keySet().stream().anyMatch(each -> !kept.get(each))) {
      int least = -1;
      int instead = -1;
      long loss = Long.MAX_VALUE;
      for (int colour : counts.keySet()) {
        int nearest = nearest(colour);
        long difference = Quantiser.distance(rgb(colour), rgb(nearest)) * counts.get(colour);
        if (!kept.get(colour) && difference < loss) {
          least = colour;
          instead = nearest;
          loss = difference;
        }
      }
      counts.merge(instead, counts.remove(least), Long::sum);
    }
    BitSet chosen = new BitSet();
    counts.keySet().forEach(chosen::set);
    return chosen;
  }

  private int nearest(int colour) {
    int best = colour;
    int least = Integer.MAX_VALUE;
    for (int other : counts.keySet()) {
      int distance = Quantiser.distance(rgb(colour), rgb(other));
      if (other != colour && distance < least) {
        best = other;
        least = distance;
      }
    }
    return best;
  }

  private int rgb(int colour) {
    return palette.u8(3 * colour) << 16
        | palette.u8(3 * colour + 1) << 8
        | palette.u8(3 * colour + 2);
  }
}
