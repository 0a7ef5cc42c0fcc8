package org.bowsprit.kit.internal.colour;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A box of similar colours for the median cut. The box with the largest spread is cut in two at the
 * median of its pixels.
 */
final class ColourBox {

  /**
   * A colour and its number of pixels.
   *
   * @param rgb the colour
   * @param pixels the number of pixels
   */
  record Count(int rgb, long pixels) {

    int channel(int channel) {
      return (rgb >> (16 - Byte.SIZE * channel)) & 0xFF;
    }
  }

  private static final int CHANNELS = 3;

  private final List<Count> colours;
  private final int splitChannel;
  private final int spread;

  /**
   * Creates a box. Calculates the spread only once, because the search for the widest box needs the
   * spread of every box before each cut.
   *
   * @param colours the colours with their numbers of pixels
   */
  ColourBox(List<Count> colours) {
    this.colours = colours;
    int widestChannel = 0;
    int largest = spread(0);
    for (int channel = 1; channel < CHANNELS; channel++) {
      int range = spread(channel);
      if (range > largest) {
        widestChannel = channel;
        largest = range;
      }
    }
    this.splitChannel = widestChannel;
    this.spread = largest;
  }

  private int spread(int channel) {
    int lowest = colours.stream().mapToInt(each -> each.channel(channel)).min().orElse(0);
    int highest = colours.stream().mapToInt(each -> each.channel(channel)).max().orElse(0);
    return highest - lowest;
  }

  /** Returns the largest range of its colours in a single channel. */
  int spread() {
    return spread;
  }

  /** Returns its two halves. The box must have at least two colours. */
  List<ColourBox> halves() {
    List<Count> sorted = new ArrayList<>(colours);
    sorted.sort(
        Comparator.comparingInt((Count each) -> each.channel(splitChannel))
            .thenComparingInt(Count::rgb));
    long half = sorted.stream().mapToLong(Count::pixels).sum() / 2;
    int cut = 1;
    long pixelsBefore = sorted.get(0).pixels();
    while (cut < sorted.size() - 1 && pixelsBefore + sorted.get(cut).pixels() <= half) {
      pixelsBefore += sorted.get(cut++).pixels();
    }
    return List.of(
        new ColourBox(List.copyOf(sorted.subList(0, cut))),
        new ColourBox(List.copyOf(sorted.subList(cut, sorted.size()))));
  }

  /** Returns the mean of its colours, weighted by their numbers of pixels. */
  int mean() {
    int mean = 0;
    long pixels = colours.stream().mapToLong(Count::pixels).sum();
    for (int channel = 0; channel < CHANNELS; channel++) {
      int channelIndex = channel;
      long sum =
          colours.stream().mapToLong(each -> each.channel(channelIndex) * each.pixels()).sum();
      mean = mean << Byte.SIZE | (int) ((sum + pixels / 2) / pixels);
    }
    return mean;
  }
}
