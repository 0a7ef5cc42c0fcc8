package org.bowsprit.kit.internal.colour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;

/**
 * Converts true colour to indices of a palette. The colours of the pictures fill the free indices
 * of the palette. If there are too many colours, median cut reduces them. There is no dithering and
 * no randomness, so the same picture always gives the same indices.
 */
public final class Quantiser {

  private static final int COLOUR_COUNT = 256;
  private static final int CHANNEL_COUNT = 3;
  private static final int OPAQUE = 0x80;

  private final byte[] palette;
  private final BitSet usableIndices;
  private final int transparentIndex;
  private final Map<Integer, Integer> nearestByColour = new HashMap<>();

  /**
   * Creates a quantiser.
   *
   * @param palette up to 256 colours
   * @param usableIndices the indices that pixels may get; the colours of these indices must not
   *     change
   * @param transparentIndex the index of pixels that are more than half transparent
   */
  public Quantiser(Bytes palette, BitSet usableIndices, int transparentIndex) {
    this.palette = Arrays.copyOf(palette.toArray(), COLOUR_COUNT * CHANNEL_COUNT);
    this.usableIndices = (BitSet) usableIndices.clone();
    this.transparentIndex = transparentIndex;
    this.usableIndices.clear(transparentIndex);
  }

  /** Fills free indices of the palette with the colours of pictures. */
  public void addColours(Collection<ColourPicture> pictures, BitSet free) {
    List<Integer> freeIndices =
        free.stream().filter(each -> each != transparentIndex).boxed().toList();
    List<ColourBox.Count> missingColours =
        colourCounts(pictures).stream().filter(each -> !isUsable(each.rgb())).toList();
    List<Integer> means =
        boxes(missingColours, freeIndices.size()).stream().map(ColourBox::mean).sorted().toList();
    for (int i = 0; i < means.size(); i++) {
      int index = freeIndices.get(i);
      for (int channel = 0; channel < CHANNEL_COUNT; channel++) {
        palette[index * CHANNEL_COUNT + channel] =
            (byte) (means.get(i) >> (16 - Byte.SIZE * channel));
      }
      usableIndices.set(index);
    }
    nearestByColour.clear();
  }

  private static List<ColourBox.Count> colourCounts(Collection<ColourPicture> pictures) {
    Map<Integer, Long> counts = new TreeMap<>();
    for (ColourPicture picture : pictures) {
      for (int pixel : picture.pixels()) {
        if (isOpaque(pixel)) {
          counts.merge(pixel & 0xFFFFFF, 1L, Long::sum);
        }
      }
    }
    return counts.entrySet().stream()
        .map(each -> new ColourBox.Count(each.getKey(), each.getValue()))
        .toList();
  }

  private static boolean isOpaque(int pixel) {
    return pixel >>> 24 >= OPAQUE;
  }

  private boolean isUsable(int rgb) {
    return usableIndices.stream().anyMatch(each -> rgb(each) == rgb);
  }

  /** Returns at most {@code maxBoxes} boxes, which together contain all colours. */
  private static List<ColourBox> boxes(List<ColourBox.Count> colours, int maxBoxes) {
    List<ColourBox> boxes = new ArrayList<>();
    if (maxBoxes == 0 || colours.isEmpty()) {
      return boxes;
    }
    boxes.add(new ColourBox(colours));
    while (boxes.size() < maxBoxes) {
      ColourBox widest =
          boxes.stream().max(Comparator.comparingInt(ColourBox::spread)).orElseThrow();
      if (widest.spread() == 0) {
        break;
      }
      int index = boxes.indexOf(widest);
      boxes.remove(index);
      boxes.addAll(index, widest.halves());
    }
    return boxes;
  }

  /** Returns an indexed picture. Each pixel gets the usable colour that looks most similar. */
  public IndexedPicture indexed(ColourPicture picture) {
    byte[] indices = new byte[picture.pixels().length];
    for (int i = 0; i < indices.length; i++) {
      int pixel = picture.pixels()[i];
      indices[i] =
          (byte)
              (isOpaque(pixel)
                  ? nearestByColour.computeIfAbsent(pixel & 0xFFFFFF, this::nearest)
                  : transparentIndex);
    }
    return new IndexedPicture(
        picture.width(), picture.height(), Bytes.wrap(indices), Bytes.wrap(palette.clone()));
  }

  private int nearest(int rgb) {
    int nearestIndex = Math.max(0, usableIndices.nextSetBit(0));
    int minDistance = Integer.MAX_VALUE;
    for (int index = usableIndices.nextSetBit(0);
        index >= 0;
        index = usableIndices.nextSetBit(index + 1)) {
      int distance = distance(rgb, rgb(index));
      if (distance < minDistance) {
        minDistance = distance;
        nearestIndex = index;
      }
    }
    return nearestIndex;
  }

  /**
   * Returns the perceived distance of two colours. Differences in green have the greatest weight,
   * differences in blue the smallest.
   */
  static int distance(int a, int b) {
    int red = (a >> 16 & 0xFF) - (b >> 16 & 0xFF);
    int green = (a >> 8 & 0xFF) - (b >> 8 & 0xFF);
    int blue = (a & 0xFF) - (b & 0xFF);
    return 3 * red * red + 6 * green * green + blue * blue;
  }

  private int rgb(int index) {
    int offset = index * CHANNEL_COUNT;
    return (palette[offset] & 0xFF) << 16
        | (palette[offset + 1] & 0xFF) << 8
        | (palette[offset + 2] & 0xFF);
  }
}
