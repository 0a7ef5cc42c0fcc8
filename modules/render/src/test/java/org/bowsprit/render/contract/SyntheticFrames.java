package org.bowsprit.render.contract;

import java.util.Random;
import org.bowsprit.render.CursorImage;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.Picture;

/** Generates frames from a seed, and computes the colours that a player must see. */
public final class SyntheticFrames {

  private SyntheticFrames() {}

  /**
   * Fills a frame with random pixels and colours. The shake, the position of the cursor and its
   * visibility are random too.
   *
   * @param frame the frame to fill
   * @param seed the seed; equal seeds give equal frames
   */
  public static void noise(Frame frame, long seed) {
    Random random = new Random(seed);
    random.nextBytes(frame.pixels());
    random.nextBytes(frame.palette());
    frame.setCursor(arrow());
    frame.placeCursor(random.nextInt(320), random.nextInt(200), random.nextBoolean());
    frame.setShake(random.nextInt(Frame.MAX_SHAKE + 1));
  }

  /**
   * Draws a picture that changes little from step to step: a small rectangle that moves over a
   * background.
   *
   * @param frame the frame to fill
   * @param step the step, which determines the position of the rectangle
   */
  public static void walk(Frame frame, int step) {
    backdrop(frame);
    int left = step % (Frame.WIDTH - 16);
    for (int y = 100; y < 140; y++) {
      for (int x = left; x < left + 16; x++) {
        frame.pixels()[y * Frame.WIDTH + x] = (byte) (200 + (x - left));
      }
    }
  }

  /** Returns a cursor of 11 × 9 pixels with transparent corners. */
  public static CursorImage arrow() {
    byte[] pixels = new byte[11 * 9];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (i % 11 + i / 11 < 5 ? 15 : 255);
    }
    return new CursorImage(11, 9, 3, 2, 255, pixels);
  }

  /**
   * Returns the colours of a frame, computed independently of any renderer.
   *
   * @param frame the frame
   * @return 320 × 200 colours 0xFFRRGGBB
   */
  public static int[] colours(Frame frame) {
    Picture picture = new Picture();
    picture.paint(frame);
    return picture.colours().clone();
  }

  private static void backdrop(Frame frame) {
    for (int i = 0; i < Frame.COLOURS; i++) {
      frame.palette()[i * 3] = (byte) i;
      frame.palette()[i * 3 + 1] = (byte) (i * 3);
      frame.palette()[i * 3 + 2] = (byte) (255 - i);
    }
    for (int i = 0; i < Frame.PIXELS; i++) {
      frame.pixels()[i] = (byte) (i / Frame.WIDTH / 2 + i % Frame.WIDTH / 16);
    }
  }
}
