package org.bowsprit.kit.internal.colour;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Colours that lie together, for the median cut: the box that spreads most is cut in two where half
 * of its pixels lie on either side.
 *
 * @param colours red, green and blue of each, with how many pixels have it
 */
record ColourBox(List<Count> colours) {

  /**
   * A colour and how many pixels have it.
   *
   * @param rgb the colour
   * @param pixels how many
   */
  record Count(int rgb, long pixels) {

    int channel(int channel) {
      return (rgb >> (16 - Byte.SIZE * channel)) & 0xFF;
    }
  }

  private static final int CHANNELS = 3;

  /** Returns how far its colours lie apart in the channel in which they do so most. */
  int spread() {
    return colours.size() < 2 ? 0 : spread(widest());
  }

  private int widest() {
    int widest = 0;
    for (int channel = 1; channel < CHANNELS; channel++) {
      if (spread(channel) > spread(widest)) {
        widest = channel;
      }
    }
    return widest;
  }

  private int spread(int channel) {
    int lowest = colours.stream().mapToInt(each -> each.channel(channel)).min().orElse(0);
    int highest = colours.stream().mapToInt(each -> each.channel(channel)).max().orElse(0);
    return highest - lowest;
  }

  /** Returns its two halves; it must hold at least two colours. */
  List<ColourBox> halves() {
    int channel = widest();
    List<Count> sorted = new ArrayList<>(colours);
    sorted.sort(
        Comparator.comparingInt((Count each) -> each.channel(channel))
            .thenComparingInt(Count::rgb));
    long half = sorted.stream().mapToLong(Count::pixels).sum() / 2;
    int cut = 1;
    long before = sorted.get(0).pixels();
    while (cut < sorted.size() - 1 && before + sorted.get(cut).pixels() <= half) {
      before += sorted.get(cut++).pixels();
    }
    return List.of(
        new ColourBox(List.copyOf(sorted.subList(0, cut))),
        new ColourBox(List.copyOf(sorted.subList(cut, sorted.size()))));
  }

  /** Returns the middle of its colours, each as heavy as its pixels are many. */
  int mean() {
    int mean = 0;
    long pixels = colours.stream().mapToLong(Count::pixels).sum();
    for (int channel = 0; channel < CHANNELS; channel++) {
      int at = channel;
      long sum = colours.stream().mapToLong(each -> each.channel(at) * each.pixels()).sum();
      mean = mean << Byte.SIZE | (int) ((sum + pixels / 2) / pixels);
    }
    return mean;
  }
}
