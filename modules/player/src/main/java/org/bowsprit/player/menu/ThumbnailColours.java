package org.bowsprit.player.menu;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.player.ink.Rgb;
import org.bowsprit.render.Frame;

/** Maps a thumbnail's colours to the part of a palette that is free for them. */
final class ThumbnailColours {

  private final byte[] colours;
  private final int[] pixelsOf = new int[Frame.COLOURS];

  ThumbnailColours(Thumbnail picture) {
    colours = picture.palette().toArray();
    for (int i = 0; i < picture.pixels().length(); i++) {
      pixelsOf[picture.pixels().u8(i)]++;
    }
  }

  /**
   * Writes the most used colours into a palette.
   *
   * @param palette the palette, changed from {@code first} on
   * @return palette indices by index of the thumbnail
   */
  byte[] place(byte[] palette, int first) {
    List<Integer> byUse =
        IntStream.range(0, Frame.COLOURS)
            .filter(colour -> pixelsOf[colour] > 0)
            .boxed()
            .sorted(Comparator.comparingInt(colour -> -pixelsOf[colour]))
            .toList();
    byte[] placed = new byte[Frame.COLOURS];
    int next = first;
    for (int colour : byUse) {
      if (next < Frame.COLOURS) {
        System.arraycopy(colours, colour * 3, palette, next * 3, 3);
        placed[colour] = (byte) next++;
      } else {
        placed[colour] = (byte) nearest(palette, first, Rgb.of(colours, colour));
      }
    }
    return placed;
  }

  private static int nearest(byte[] palette, int first, int wanted) {
    return IntStream.range(first, Frame.COLOURS)
        .boxed()
        .min(Comparator.comparingInt(index -> Rgb.distance(Rgb.of(palette, index), wanted)))
        .orElseThrow();
  }
}
