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

  private final Bytes before;
  private final Map<Integer, Integer> places = new HashMap<>();

  /**
   * Creates a comparison.
   *
   * @param before the earlier palette
   */
  public ColourOrder(Bytes before) {
    this.before = before;
    for (int i = 0; i < before.length() / CHANNELS; i++) {
      places.putIfAbsent(rgb(before, i), i);
    }
  }

  /** Returns how many of a picture's colours have a different index in the earlier palette. */
  public int moved(IndexedPicture picture) {
    int moved = 0;
    for (int index : used(picture)) {
      int rgb = rgb(picture.palette(), index);
      boolean stays = rgb == rgb(before, index);
      if (!stays && places.containsKey(rgb)) {
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
    Map<Integer, Integer> moves = new HashMap<>();
    for (int index : used(picture)) {
      int rgb = rgb(picture.palette(), index);
      Integer place = rgb == rgb(before, index) ? Integer.valueOf(index) : places.get(rgb);
      if (place == null) {
        return Optional.empty();
      }
      moves.put(index, place);
    }
    byte[] pixels = picture.pixels().toArray();
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (int) moves.get(pixels[i] & 0xFF);
    }
    return Optional.of(
        new IndexedPicture(picture.width(), picture.height(), Bytes.wrap(pixels), before));
  }

  private static Set<Integer> used(IndexedPicture picture) {
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
