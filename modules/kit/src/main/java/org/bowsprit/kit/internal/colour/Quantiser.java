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

  private static final int COLOURS = 256;
  private static final int CHANNELS = 3;
  private static final int OPAQUE = 0x80;

  private final byte[] palette;
  private final BitSet usable;
  private final int transparent;
  private final Map<Integer, Integer> nearestByColour = new HashMap<>();

  /**
   * Creates a quantiser.
   *
   * @param palette up to 256 colours
   * @param usable the indices that pixels may get; the colours of these indices must not change
   * @param transparent the index of pixels that are more than half transparent
   */
  public Quantiser(Bytes palette, BitSet usable, int transparent) {
    this.palette = Arrays.copyOf(palette.toArray(), COLOURS * CHANNELS);
    this.usable = (BitSet) usable.clone();
    this.transparent = transparent;
    this.usable.clear(transparent);
  }

  /** Fills free indices of the palette with the colours of pictures. */
  public void addColours(Collection<ColourPicture> pictures, BitSet free) {
    List<Integer> freeIndices = free.stream().filter(each -> each != transparent).boxed().toList();
    List<ColourBox.Count> missing =
        colourCounts(pictures).stream().filter(each -> !isUsable(each.rgb())).toList();
    List<Integer> means =
        boxes(missing, freeIndices.size()).stream().map(ColourBox::mean).sorted().toList();
    for (int i = 0; i < means.size(); i++) {
      int index = freeIndices.get(i);
      for (int channel = 0; channel < CHANNELS; channel++) {
        palette[index * CHANNELS + channel] = (byte) (means.get(i) >> (16 - Byte.SIZE * channel));
      }
      usable.set(index);
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
    return usable.stream().anyMatch(each -> rgb(each) == rgb);
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
      int at = boxes.indexOf(widest);
      boxes.remove(at);
      boxes.addAll(at, widest.halves());
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
                  : transparent);
    }
    return new IndexedPicture(
        picture.width(), picture.height(), Bytes.wrap(indices), Bytes.wrap(palette.clone()));
  }

  private int nearest(int rgb) {
    int best = Math.max(0, usable.nextSetBit(0));
    int minDistance = Integer.MAX_VALUE;
    for (int index = usable.nextSetBit(0); index >= 0; index = usable.nextSetBit(index + 1)) {
      int distance = distance(rgb, rgb(index));
      if (distance < minDistance) {
        minDistance = distance;
        best = index;
      }
    }
    return best;
  }

  /** Returns the perceived distance of two colours. Green counts most, blue least. */
  static int distance(int a, int b) {
    int red = (a >> 16 & 0xFF) - (b >> 16 & 0xFF);
    int green = (a >> 8 & 0xFF) - (b >> 8 & 0xFF);
    int blue = (a & 0xFF) - (b & 0xFF);
    return 3 * red * red + 6 * green * green + blue * blue;
  }

  private int rgb(int index) {
    int at = index * CHANNELS;
    return (palette[at] & 0xFF) << 16 | (palette[at + 1] & 0xFF) << 8 | (palette[at + 2] & 0xFF);
  }
}
