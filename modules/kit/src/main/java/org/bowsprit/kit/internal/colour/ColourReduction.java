package org.bowsprit.kit.internal.colour;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;

/**
 * Reduces the colours of pictures to a given number. The colours whose loss changes the pictures
 * least are removed first.
 */
public final class ColourReduction {

  private final Bytes palette;
  private final Map<Integer, Long> counts = new TreeMap<>();

  /**
   * Prepares to choose colours of a palette.
   *
   * @param palette the palette
   * @param counts the number of pixels of each colour
   */
  public ColourReduction(Bytes palette, Map<Integer, Long> counts) {
    this.palette = palette;
    this.counts.putAll(counts);
  }

  /**
   * Returns at most {@code max} of the colours.
   *
   * @param required the colours to keep in any case, even if they are more than {@code max}
   */
  public BitSet choose(BitSet required, int max) {
    while (counts.size() > max && counts.keySet().stream().anyMatch(each -> !required.get(each))) {
      int removed = -1;
      int replacement = -1;
      long loss = Long.MAX_VALUE;
      for (int colour : counts.keySet()) {
        int nearest = nearest(colour);
        long difference = Quantiser.distance(rgb(colour), rgb(nearest)) * counts.get(colour);
        if (!required.get(colour) && difference < loss) {
          removed = colour;
          replacement = nearest;
          loss = difference;
        }
      }
      counts.merge(replacement, counts.remove(removed), Long::sum);
    }
    BitSet chosen = new BitSet();
    counts.keySet().forEach(chosen::set);
    return chosen;
  }

  private int nearest(int colour) {
    int best = colour;
    int minDistance = Integer.MAX_VALUE;
    for (int other : counts.keySet()) {
      int distance = Quantiser.distance(rgb(colour), rgb(other));
      if (other != colour && distance < minDistance) {
        best = other;
        minDistance = distance;
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
