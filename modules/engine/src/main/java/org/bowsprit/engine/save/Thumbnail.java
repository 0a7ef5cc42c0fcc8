package org.bowsprit.engine.save;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.render.Frame;

/**
 * A small picture of the screen at the time of a save, half a frame wide and high.
 *
 * @param pixels {@link #WIDTH} × {@link #HEIGHT} palette indices, row by row
 * @param palette 256 colours: red, green and blue, with 8 bits each
 */
public record Thumbnail(Bytes pixels, Bytes palette) {

  /** Width in pixels. */
  public static final int WIDTH = Frame.WIDTH / 2;

  /** Height in pixels. */
  public static final int HEIGHT = Frame.HEIGHT / 2;

  private static final int PALETTE_BYTES = 3 * Frame.COLOURS;

  /** Rejects pictures of other sizes. */
  public Thumbnail {
    if (pixels.length() != WIDTH * HEIGHT || palette.length() != PALETTE_BYTES) {
      throw new IllegalArgumentException("a thumbnail has 160 × 100 pixels and 256 colours");
    }
  }

  /** Returns every second pixel of every second row of a frame, without its cursor. */
  public static Thumbnail of(Frame frame) {
    byte[] small = new byte[WIDTH * HEIGHT];
    for (int i = 0; i < small.length; i++) {
      small[i] = frame.pixels()[i / WIDTH * 2 * Frame.WIDTH + i % WIDTH * 2];
    }
    return new Thumbnail(Bytes.wrap(small), Bytes.copyOf(frame.palette()));
  }
}
