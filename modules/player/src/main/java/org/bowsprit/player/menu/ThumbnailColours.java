package org.bowsprit.player.menu;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.player.ink.Rgb;
import org.bowsprit.render.Frame;

/** Maps a thumbnail's colours to the section of a palette that is reserved for pictures. */
final class ThumbnailColours {

  private final byte[] colours;
  private final int[] pixelCounts = new int[Frame.COLOURS];

  ThumbnailColours(Thumbnail picture) {
    colours = picture.palette().toArray();
    for (int i = 0; i < picture.pixels().length(); i++) {
      pixelCounts[picture.pixels().u8(i)]++;
    }
  }

  /**
   * Writes the most used colours into a palette.
   *
   * @param palette the palette, changed from {@code first} on
   * @return the index in the palette for each colour index of the thumbnail
   */
  byte[] writeColours(byte[] palette, int first) {
    List<Integer> byUse =
        IntStream.range(0, Frame.COLOURS)
            .filter(colour -> pixelCounts[colour] > 0)
            .boxed()
            .sorted(Comparator.comparingInt(colour -> -pixelCounts[colour]))
            .toList();
    byte[] indices = new byte[Frame.COLOURS];
    int next = first;
    for (int colour : byUse) {
      if (next < Frame.COLOURS) {
        System.arraycopy(colours, colour * 3, palette, next * 3, 3);
        indices[colour] = (byte) next++;
      } else {
        indices[colour] = (byte) nearest(palette, first, Rgb.of(colours, colour));
      }
    }
    return indices;
  }

  private static int nearest(byte[] palette, int first, int rgb) {
    return IntStream.range(first, Frame.COLOURS)
        .boxed()
        .min(Comparator.comparingInt(index -> Rgb.distance(Rgb.of(palette, index), rgb)))
        .orElseThrow();
  }
}
