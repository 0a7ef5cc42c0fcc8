package org.bowsprit.kit.internal.colour;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.image.IndexedPicture;

/**
 * Compares the colours of a picture with an earlier palette. Some paint programs change the order
 * of colours when they save a file. Then the same index means different colours in two files.
 */
public final class ColourOrder {

  private static final int CHANNELS = 3;

  private final Bytes earlierPalette;
  private final Map<Integer, Integer> indices = new HashMap<>();

  /**
   * Creates a comparison.
   *
   * @param earlierPalette the earlier palette
   */
  public ColourOrder(Bytes earlierPalette) {
    this.earlierPalette = earlierPalette;
    for (int i = 0; i < earlierPalette.length() / CHANNELS; i++) {
      indices.putIfAbsent(rgb(earlierPalette, i), i);
    }
  }

  /** Returns how many of a picture's colours have a different index in the earlier palette. */
  public int movedCount(IndexedPicture picture) {
    int moved = 0;
    for (int index : usedIndices(picture)) {
      int rgb = rgb(picture.palette(), index);
      boolean isUnmoved = rgb == rgb(earlierPalette, index);
      if (!isUnmoved && indices.containsKey(rgb)) {
        moved++;
      }
    }
    return moved;
  }

  /**
   * Returns a picture with the indices of the earlier palette; empty if the picture has colours
   * that are not in that palette.
   */
  public Optional<IndexedPicture> remapped(IndexedPicture picture) {
    Map<Integer, Integer> newIndices = new HashMap<>();
    for (int index : usedIndices(picture)) {
      int rgb = rgb(picture.palette(), index);
      Integer newIndex =
          rgb == rgb(earlierPalette, index) ? Integer.valueOf(index) : indices.get(rgb);
      if (newIndex == null) {
        return Optional.empty();
      }
      newIndices.put(index, newIndex);
    }
    byte[] pixels = picture.pixels().toArray();
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (int) newIndices.get(pixels[i] & 0xFF);
    }
    return Optional.of(
        new IndexedPicture(picture.width(), picture.height(), Bytes.wrap(pixels), earlierPalette));
  }

  private static Set<Integer> usedIndices(IndexedPicture picture) {
    Set<Integer> used = new TreeSet<>();
    for (byte pixel : picture.pixels().toArray()) {
      used.add(pixel & 0xFF);
    }
    return used;
  }

  private static int rgb(Bytes palette, int index) {
    int at = index * CHANNELS;
    return at + 2 < palette.length()
        ? palette.u8(at) << 16 | palette.u8(at + 1) << 8 | palette.u8(at + 2)
        : 0;
  }
}
